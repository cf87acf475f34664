import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What a part of the page last looked like, as plain HTML: its fallback once it has failed. `selector`
 * finds the part, which is still in the document while React renders the fallback.
 */
export function KeptHtml({ selector }: { selector: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [copy] = useState(() => copyOf(selector));

  useLayoutEffect(() => {
    if (copy) place.current?.replaceChildren(copy);
  }, [copy]);

  return <div ref={place} css={layout} />;
}

/** The copy is laid out as if nothing stood around it. */
const layout = css({ display: 'contents' });

/** A copy without behaviour: what scripts had made unreachable can be reached again. */
function copyOf(selector: string): Node | undefined {
  const copy = document.querySelector(selector)?.cloneNode(true);
  if (copy instanceof Element) {
    for (const element of copy.querySelectorAll('[inert]')) element.removeAttribute('inert');
  }
  return copy;
}
