import { createHash } from 'node:crypto';

/** The source of an inline script or style for a content security policy: the hash of its text. */
function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/** The content security policy of a page with these inline texts, whose hashed files are at `assetBase`. */
export function contentSecurityPolicy(
  assetBase: string,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const own = assetBase.startsWith('/') ? ["'self'"] : ["'self'", new URL(assetBase).origin];
  const directives = {
    'default-src': ["'none'"],
    // Only these texts run, and what they import. Browsers that do not know 'strict-dynamic' allow the site's files.
    'script-src': [...own, "'strict-dynamic'", ...scripts.map(hashOf)],
    // There are no style sheet files. Emotion fills an empty style tag through the CSSOM.
    'style-src': [...styles, ''].map(hashOf),
    'img-src': own,
    'font-src': own,
    // Lighthouse requests robots.txt from within the page, and pages of `npm run dev` ask for new builds.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
