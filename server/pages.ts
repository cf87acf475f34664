import type { RequestHandler } from 'express';
import type { SiteFacts } from '#client/door.tsx';
import { copy } from '#shared/copy.ts';
import { routeAt } from '#shared/routes.ts';
import { canonicalPath } from './canonical-path.ts';
import type { createDocument } from './document.ts';
import type { createRender } from './render.tsx';

interface Options {
  document: ReturnType<typeof createDocument>;
  render: ReturnType<typeof createRender>;
  assetBase: string;
  siteUrl: string;
}

/** Answers every path that is no file: with its page, a redirect to its canonical path, or the 404 page. */
export function servePages({ document, render, assetBase, siteUrl }: Options): RequestHandler {
  return function pages(request, response) {
    const [path = '/', ...query] = request.url.split('?');
    let canonical: string;
    try {
      canonical = canonicalPath(path);
    } catch {
      response.status(400).type('html').send(document.plainPage(copy.badRequest));
      return;
    }
    const route = routeAt(path);
    if (route === null && routeAt(canonical) !== null) {
      response.redirect(301, [canonical, ...query].join('?'));
      return;
    }
    const status = route === null ? 404 : 200;
    if (request.method === 'HEAD') {
      response.status(status).type('html').end();
      return;
    }
    const facts: SiteFacts = { year: new Date().getFullYear(), assetBase, siteUrl };
    render({ path, status, facts, shell: document.pageShell(route, facts) }, response);
  };
}
