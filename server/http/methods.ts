import type { RequestHandler } from 'express';
import { sendStatusText } from './status-text.ts';

/** Refuses requests with other methods than GET and HEAD. */
export function allowGetAndHead(headers: Readonly<Record<string, string>>): RequestHandler {
  return ({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    sendStatusText(response, 405, { ...headers, Allow: 'GET, HEAD' });
  };
}
