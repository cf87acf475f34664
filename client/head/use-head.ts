import { useLayoutEffect, useRef } from 'react';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { type HeadTag, headOf } from '#shared/head.ts';
import type { RouteName } from '#shared/routes.ts';
import type { SiteConfig } from '#shared/site-config.ts';

/**
 * Sets the document's title, description, robots tag and canonical link to those of the current route.
 * What only crawlers read (sharing tags, structured data) is not set: crawlers load each page.
 */
export function useHead(route: RouteName | null, config: SiteConfig): void {
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
}

function toElement({ name, attributes }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.toggleAttribute(pageTagAttribute, true);
  return element;
}
