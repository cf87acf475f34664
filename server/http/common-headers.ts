import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Sets the headers of every response; some override the policies for caches and other origins. */
export function setCommonHeaders(isIndexed: boolean): RequestHandler[] {
  return [
    helmet({
      // Each page has its own.
      contentSecurityPolicy: false,
      // The proxy decides whether https is permanent.
      strictTransportSecurity: false,
      // With it, Chromium restores neither the place nor the form of a tab that it has discarded.
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
