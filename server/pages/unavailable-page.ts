import content from '#data/content.json' with { type: 'json' };
import { createDocumentWriter } from './document.ts';

/**
 * Returns the HTML of the error page for the proxy to send while no process answers. Its policy is in the
 * HTML, because the proxy does not know the hash of its style; there a browser ignores `frame-ancestors`.
 */
export function unavailablePage(): string {
  // The site's origin is unknown at the build; on paper the link has its path alone.
  const deployment = { assetBase: '/assets/', siteUrl: 'file:///', isIndexed: false };
  const { errorPage, errorPolicy } = createDocumentWriter(deployment, undefined);
  const policy = errorPolicy.replace(/; frame-ancestors [^;]*/, '');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return errorPage(content.words.errors.failure).replace('<title>', `${tag}<title>`);
}
