import type { RequestHandler } from 'express';

/** Refuses requests with other methods than GET and HEAD. */
export function allowGetAndHead(headers: Readonly<Record<string, string>>): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    response.set({ ...headers, Allow: 'GET, HEAD' }).sendStatus(405);
  };
}
