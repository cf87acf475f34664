import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The hash of the empty string: it allows the empty style tag that Emotion fills through the CSSOM. */
const emptyStyle = hashOf('');

/** The source of an inline script or style for a content security policy: the hash of its text. */
function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/** The content security policy of a page with these inline texts; `assetOrigin` has its hashed files, if not the site. */
export function contentSecurityPolicy(
  assetOrigin: string | undefined,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const own = assetOrigin ? ["'self'", assetOrigin] : ["'self'"];
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts.map(hashOf)],
    // There are no style sheet files.
    'style-src': [...styles.map(hashOf), emptyStyle],
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
