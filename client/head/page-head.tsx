import { useLayoutEffect, useRef } from 'react';
import { pageTagAttribute } from '#shared/attributes.ts';
import type { Page } from '#shared/content-types.ts';
import { type HeadTag, headTagsOf } from '#shared/head.ts';
import { useAppProps } from '../site-context.ts';

/**
 * Sets the document's title, description, robots tag and canonical link to those of `page`. The tags for
 * crawlers are removed and not replaced, because crawlers load every page from the server.
 */
export function PageHead({ page }: { page: Page }): null {
  const { config } = useAppProps();
  const pageInHead = useRef(page);

  useLayoutEffect(() => {
    // The server has already written the head of the first page.
    if (pageInHead.current === page) return;
    pageInHead.current = page;
    document.title = page.title;
    for (const tag of document.head.querySelectorAll(`[${pageTagAttribute}]`)) tag.remove();
    document.head.append(...headTagsOf(page, config).map(toElement));
  }, [page, config]);

  return null;
}

function toElement({ name, attributes }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.toggleAttribute(pageTagAttribute, true);
  return element;
}
