import type { Response } from 'express';
import type { Content } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import { escapeHtml } from './html.ts';

/** Creates handlers for `/robots.txt` and `/sitemap.xml`, whose texts are made once from the content. */
export function createTextFiles(content: Content, deployment: Deployment) {
  const sender = (type: string, text: string) => (_request: unknown, response: Response) => {
    response.type(type).set('Cache-Control', 'public, max-age=3600').send(text);
  };
  return {
    robots: sender('text/plain', robots(deployment)),
    sitemap: sender('application/xml', sitemap(content, deployment)),
  };
}

/** Without indexing, crawlers are still allowed: they have to load pages to read `noindex`. */
function robots({ siteUrl, isIndexed }: Deployment): string {
  const lines = ['User-agent: *', 'Allow: /'];
  return [...lines, ...(isIndexed ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []), ''].join('\n');
}

/** The sitemap of all pages (sitemaps.org protocol 0.9). */
function sitemap({ pages }: Content, { siteUrl }: Deployment): string {
  const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
