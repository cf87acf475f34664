import type { RequestHandler } from 'express';
import type { Content } from '#shared/content-types.ts';
import type { Deployment } from '#shared/contracts.ts';
import { escapeHtml } from './html.ts';

const cacheControl = 'public, max-age=3600';

/**
 * Answers `/robots.txt`. Even with `INDEXING=off` it allows crawlers, because they must load a page to see `noindex`.
 */
export function sendRobots({ siteUrl, isIndexed }: Deployment): RequestHandler {
  const sitemapLines = siteUrl && isIndexed ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  const text = ['User-agent: *', 'Allow: /', ...sitemapLines, ''].join('\n');
  return (_request, response) => {
    response.type('text/plain').set('Cache-Control', cacheControl).send(text);
  };
}

/** Answers `/sitemap.xml` (sitemaps.org protocol 0.9). If `siteUrl` is '', the URLs point to localhost. */
export function sendSitemap({ pages }: Content, { siteUrl }: Deployment): RequestHandler {
  return ({ socket }, response) => {
    const origin = siteUrl || `http://localhost:${socket.localPort}`;
    const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    response.type('application/xml').set('Cache-Control', cacheControl).send(text);
  };
}
