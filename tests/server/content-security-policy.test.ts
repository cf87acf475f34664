import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/html.ts';

const filesAt = 'https://files.example';

/** The inline scripts that run. Structured data does not run, so the policy does not apply to it. */
const inlineScripts = 'script:not([src]):not([type="application/ld+json"])';

/**
 * Returns the policy and the HTML of each page, of the page for a path that cannot be decoded, and of the error page
 * that replaces a page that throws.
 */
async function readPages(environment: NodeJS.ProcessEnv = {}) {
  const site = await openSite(environment);
  const broken = await openSite(environment, { App: BrokenApp });
  const requests = [...everyPath, '/%E0%A4%A'].map((path) => site.fetchRaw(path));
  const answers = await Promise.all([...requests, broken.fetchRaw('/')]);
  return answers.map(({ headers, text }) => ({
    policy: String(headers['content-security-policy']),
    page: parse(text),
  }));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map(({ innerHTML }) => hashOf(innerHTML));

test.each([
  ['the site', "'self'", {}],
  ['ASSET_ORIGIN too', `'self' ${filesAt}`, { ASSET_ORIGIN: filesAt }],
])(
  'the policy allows only the page’s own code and the files of %s',
  async (_where, sources, environment) => {
    const pages = await readPages(environment);
    const policies = pages.map(({ page }) => [
      "default-src 'none'",
      ['script-src', "'strict-dynamic'", ...hashesOf(page, inlineScripts)].join(' '),
      // Emotion adds an empty style element, which it then fills through the CSSOM.
      ['style-src', ...hashesOf(page, 'style'), hashOf('')].join(' '),
      `img-src ${sources}`,
      `font-src ${sources}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(pages.map(({ policy }) => policy.split('; '))).toEqual(policies);
  },
);
