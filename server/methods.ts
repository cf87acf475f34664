import type { RequestHandler } from 'express';

/** Refuses every method but those named with 405 (RFC 9110, section 15.5.6). */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (methods.includes(request.method)) next();
    else
      response.status(405).set('Allow', methods.join(', ')).type('text').send('Method Not Allowed');
  };
}
