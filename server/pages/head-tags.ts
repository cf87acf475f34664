import { altOf } from '#client/entry/server.ts';
import type { Page } from '#data/content.json';
import sharingPictures from '#data/sharing.json' with { type: 'json' };
import { pageTagAttribute, type SiteConfig } from '#shared/contracts.ts';
import { sharingTagsOf, structuredDataOf } from '#shared/crawler-tags.ts';
import type { HeadTag } from '#shared/head.ts';
import { startTag } from '../http/html.ts';

/** A tag that changes with the page: the attribute tells the browser's code so. */
export function pageTag({ name, attributes }: HeadTag): string {
  return startTag(name, { ...attributes, [pageTagAttribute]: '' });
}

/** The tags of a page that only crawlers read: for sharing it, and the business's data on the home page. */
export function crawlerTags(page: Page, site: Omit<SiteConfig, 'year'>): string[] {
  const { assetBase, siteUrl } = site;
  const url = new URL(assetBase + sharingPictures[page.path], siteUrl).href;
  const tags = sharingTagsOf(page, siteUrl, { url, alt: altOf(page.sharing) }).map(pageTag);
  return page.layout === 'home' ? [...tags, structuredData(siteUrl)] : tags;
}

function structuredData(siteUrl: string): string {
  const script = startTag('script', { type: 'application/ld+json', [pageTagAttribute]: '' });
  // Escapes '<', so that no text can end the script element.
  return `${script}${JSON.stringify(structuredDataOf(siteUrl)).replaceAll('<', '\\u003c')}</script>`;
}

/** A link element of a page's head. */
export function link(attributes: Readonly<Record<string, string>>): string {
  return startTag('link', attributes);
}

/** Asks for a font before the styles that name it have been read. */
export function fontPreload(href: string): string {
  return link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' });
}
