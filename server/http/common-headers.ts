import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Sets the headers that every response starts with. Later handlers replace some: `Cache-Control`, and for files
 * `Cross-Origin-Resource-Policy`.
 */
export function setCommonHeaders(isIndexed: boolean): RequestHandler[] {
  return [
    helmet({
      // Each page has a content security policy of its own.
      contentSecurityPolicy: false,
      // The proxy sends this header, because only its operator knows whether https is permanent.
      strictTransportSecurity: false,
      // With this header, Chromium would restore neither the scroll position nor the form of a tab that it discarded.
      crossOriginOpenerPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
      response.set('Cache-Control', 'no-cache');
      if (!isIndexed) response.set('X-Robots-Tag', 'noindex, nofollow');
      next();
    },
  ];
}
