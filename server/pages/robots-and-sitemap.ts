import type { RequestHandler } from 'express';
import type { Content } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import { escapeHtml } from './html.ts';

const headers = {
  'Cache-Control': 'public, max-age=3600',
  // `compression` does not set this header in a 304, which has no `Content-Type`.
  Vary: 'Accept-Encoding',
};

/**
 * Answers `/robots.txt`. Even with `INDEXING=off` it allows crawlers, because they must load a page to see `noindex`.
 */
export function sendRobots({ siteUrl, isIndexed }: Deployment): RequestHandler {
  const sitemapLines = siteUrl && isIndexed ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  const text = ['User-agent: *', 'Allow: /', ...sitemapLines, ''].join('\n');
  return (_request, response) => {
    response.type('text/plain').set(headers).send(text);
  };
}

/** Answers `/sitemap.xml` (sitemaps.org protocol 0.9). `siteUrl` is the origin of the URLs. */
export function sendSitemap({ pages }: Content, siteUrl: string): RequestHandler {
  const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return (_request, response) => {
    response.type('application/xml').set(headers).send(text);
  };
}
