import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Sets the default headers of all responses. Later handlers override `Cache-Control`, and, for files,
 * `Cross-Origin-Resource-Policy`.
 */
export function setCommonHeaders(isIndexed: boolean): RequestHandler[] {
  return [
    helmet({
      // Later handlers set the policy, because it differs from page to page.
      contentSecurityPolicy: false,
      // The proxy sets this header, because only the operator knows whether the site will always have HTTPS.
      strictTransportSecurity: false,
      // Chromium restores neither the scroll position nor the form's values of a discarded tab that has this header.
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
