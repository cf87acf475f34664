import { createHash } from 'node:crypto';

/** The source of an inline script or style for a content security policy: the hash of its text. */
function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/** The content security policy of a page that has these inline texts, and whose hashed files are at `assetBase`. */
export function contentSecurityPolicy(
  assetBase: string,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const own = assetBase.startsWith('/') ? ["'self'"] : ["'self'", new URL(assetBase).origin];
  const directives = {
    'default-src': ["'none'"],
    // Only these inline scripts run, and the scripts that they load. Browsers that do not know 'strict-dynamic' run
    // the site's script files instead.
    'script-src': [...own, "'strict-dynamic'", ...scripts.map(hashOf)],
    // There are no style sheet files. The hash of '' is for the empty style element that Emotion fills through the
    // CSSOM.
    'style-src': [...styles, ''].map(hashOf),
    'img-src': own,
    'font-src': own,
    // Lighthouse requests robots.txt from within the page, and a page of `npm run dev` asks whether it is outdated.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
