import { jpegUrl, picturesOn } from '#client/entry/server.ts';
import content from '#data/content.json' with { type: 'json' };
import type { Deployment } from '#shared/contracts.ts';
import { createStoredResponse, type StoredResponse } from '../responses/stored-response.ts';
import { escapeHtml } from './html.ts';

/** The responses for `/robots.txt` and `/sitemap.xml`, which are written once from the content. */
export function createTextFiles(
  deployment: Deployment,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, StoredResponse> {
  const respond = (type: string, text: string) =>
    createStoredResponse(
      200,
      {
        ...headers,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=3600',
      },
      Buffer.from(text),
    );
  return new Map([
    ['/robots.txt', respond('text/plain', robots(deployment))],
    ['/sitemap.xml', respond('application/xml', sitemap(deployment))],
  ]);
}

/** Without indexing, crawlers are still allowed: they have to load pages to read `noindex`. */
function robots({ siteUrl, isIndexed }: Deployment): string {
  const lines = ['User-agent: *', 'Allow: /'];
  return [...lines, ...(isIndexed ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []), ''].join('\n');
}

/** The sitemap of pages and pictures (sitemaps.org protocol 0.9, Google's image extension 1.1). */
function sitemap({ siteUrl, assetBase }: Deployment): string {
  const pages = content.pages.map((page) => {
    const files = picturesOn(page, content).map((picture) => jpegUrl(assetBase, picture));
    const pictures = [...new Set(files)].map((file) => {
      const url = new URL(file, siteUrl).href;
      return `<image:image><image:loc>${escapeHtml(url)}</image:loc></image:image>`;
    });
    return `<url><loc>${escapeHtml(siteUrl + page.path)}</loc>${pictures.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${pages.join('')}</urlset>\n`;
}
