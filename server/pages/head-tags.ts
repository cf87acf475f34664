import { pageTagAttribute } from '#shared/contracts.ts';
import type { HeadTag } from '#shared/head.ts';
import { startTag } from './html.ts';

/** A tag that changes with the page: the attribute tells the browser's code so. */
export function pageTag({ name, attributes }: HeadTag): string {
  return startTag(name, { ...attributes, [pageTagAttribute]: '' });
}

/** A link element of a page's head. */
export function link(attributes: Readonly<Record<string, string>>): string {
  return startTag('link', attributes);
}

/** Asks for a font before the styles that name it have been read. */
export function fontPreload(href: string): string {
  return link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' });
}
