import type { RequestHandler } from 'express';
import { routeAt } from '#shared/routes.ts';
import { answerPlainly } from '../http/plain-answer.ts';
import { canonicalPath } from './canonical-path.ts';
import type { PlainPages } from './error-pages.ts';
import type { Pages } from './pages.ts';

/** Answers every path that is no file: with its page, a redirect to its canonical path, or the 404 page. */
export function routePages(pages: Pages, { sendBadRequest }: PlainPages): RequestHandler {
  return async (request, response) => {
    const [path = '/', ...query] = request.url.split('?');
    const canonical = canonicalPath(path);
    if (canonical === null) return sendBadRequest(response);
    const route = routeAt(path);
    if (route === null && routeAt(canonical) !== null) {
      const location = [canonical, ...query].join('?');
      return answerPlainly(response, 301, { Location: location });
    }
    await pages.send(route, request, response);
  };
}
