import { useLayoutEffect } from 'react';
import { type HeadTag, headOf } from '#shared/head.ts';
import type { RouteName } from '#shared/routes.ts';
import type { SiteConfig } from '../site.tsx';
import { siteAddressOf } from './site-address.ts';

/** Keeps the document's title and the tags of its head those of the current route. */
export function useHead(route: RouteName | null, config: SiteConfig): void {
  useLayoutEffect(() => {
    const { title, tags } = headOf(route, siteAddressOf(config));
    if (document.title === title) return;
    document.title = title;
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    document.head.append(...tags.map(toElement));
  }, [route, config]);
}

function toElement({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.toggleAttribute('data-page', true);
  if (text) element.textContent = text;
  return element;
}
