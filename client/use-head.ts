import { useLayoutEffect } from 'react';
import { headOf } from '#shared/head.ts';
import type { RouteName } from '#shared/routes.ts';

/** Keeps the document's title and the tags of its head those of the current route. */
export function useHead(route: RouteName | null, siteUrl: string): void {
  useLayoutEffect(() => {
    const { title, tags } = headOf(route, siteUrl);
    if (document.title === title) return;
    document.title = title;
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    document.head.append(...tags.map(toElement));
  }, [route, siteUrl]);
}

function toElement({ name, attributes }: ReturnType<typeof headOf>['tags'][number]): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.toggleAttribute('data-page', true);
  return element;
}
