import { useLayoutEffect, useRef } from 'react';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { type HeadTag, headOf } from '#shared/head.ts';
import type { RouteName } from '#shared/routes.ts';
import { useSiteConfig } from '../site.ts';

/**
 * Sets the document's title, description, robots tag and canonical link to those of `route`; null is the
 * 404 page. Sharing tags and structured data are removed and not replaced: only crawlers read them, and
 * crawlers load each page.
 */
export function PageHead({ route }: { route: RouteName | null }): null {
  const config = useSiteConfig();
  const routeInHead = useRef(route);

  useLayoutEffect(() => {
    // The server wrote the head of the first page.
    if (routeInHead.current === route) return;
    routeInHead.current = route;
    const { title, tags } = headOf(route, config);
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${pageTagAttribute}]`)) old.remove();
    document.head.append(...tags.map(toElement));
  }, [route, config]);

  return null;
}

function toElement({ name, attributes }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.toggleAttribute(pageTagAttribute, true);
  return element;
}
