import { createHash } from 'node:crypto';

/** Returns the source expression that allows an inline script or style with this text: a hash of the text. */
function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/**
 * Returns the content security policy of a page. `assetBase` is the URL or the path of the folder with the assets.
 * `scripts` and `style` are the texts of the page's inline scripts and of its style element.
 */
export function contentSecurityPolicy(
  assetBase: string,
  scripts: readonly string[],
  style: string,
): string {
  const siteOrigins = assetBase.startsWith('/')
    ? ["'self'"]
    : ["'self'", new URL(assetBase).origin];
  const directives = {
    'default-src': ["'none'"],
    // Allows only these inline scripts and the scripts that they load.
    'script-src': ["'strict-dynamic'", ...scripts.map(hashOf)],
    // The site has no style sheet files. The hash of '' allows the empty style element that Emotion fills through the
    // CSSOM.
    'style-src': [style, ''].map(hashOf),
    'img-src': siteOrigins,
    'font-src': siteOrigins,
    // Lighthouse fetches robots.txt from within the page, and the reload script of `npm run dev` fetches an id.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
