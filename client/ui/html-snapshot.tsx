import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A part's last HTML, to be its fallback after it has failed. `selector` finds the part, which is still
 * in the document while React renders the fallback.
 */
export function HtmlSnapshot({ selector }: { selector: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [copy] = useState(() => copyOf(selector));

  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(copy);
  }, [copy]);

  return <div ref={place} css={layout} />;
}

/** Lays the copy out as if it had no element around it. */
const layout = css({ display: 'contents' });

/** A copy of the part without its behaviour; nothing in it is inert, since no script would change that. */
function copyOf(selector: string): Node | undefined {
  const copy = document.querySelector(selector)?.cloneNode(true);
  if (copy instanceof Element) {
    for (const element of copy.querySelectorAll('[inert]')) element.removeAttribute('inert');
  }
  return copy;
}
