import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The hash of the empty string: it allows the empty style tag that Emotion fills through the CSSOM. */
const emptyStyle = hashSource('');

/** The source of an inline script or style for a content security policy: the hash of its text. */
export function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

interface PolicyOptions {
  /** The origin of hashed files, if it is not the page's own. */
  assetOrigin: string | undefined;
  /** The sources of the page's inline scripts and styles, by `hashSource`. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The content security policy of a page. */
export function contentSecurityPolicy({ assetOrigin, scripts, styles }: PolicyOptions): string {
  const own = assetOrigin ? ["'self'", assetOrigin] : ["'self'"];
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts],
    // There are no style sheet files.
    'style-src': [...styles, emptyStyle],
    'img-src': own,
    'font-src': own,
    'connect-src': own,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Sets the headers of every response; some override the policies for caches and other origins. */
export function setCommonHeaders(isIndexed: boolean): RequestHandler {
  const headers = new Map(
    Object.entries({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
      ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    }),
  );
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
