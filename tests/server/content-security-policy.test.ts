import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const filesAt = 'https://files.example';

/** The scripts that run. A policy does not apply to blocks of data, such as structured data. */
const inlineScripts = 'script:not([src]):not([type="application/ld+json"])';

/** Each page with its policy, those that React does not render with them. */
async function readPages(environment: NodeJS.ProcessEnv = {}) {
  const { app } = createTestApp(environment);
  const answers = [await request(createTestApp(environment, { App: BrokenApp }).app).get('/')];
  for (const path of [...everyPath, '/%E0%A4%A']) {
    answers.push(await request(app).get(path));
  }
  return answers.map(({ headers, text }) => ({
    policy: parsePolicy(headers['content-security-policy']),
    page: parse(text),
  }));
}

/** The sources of each directive of a policy, by its name. */
function parsePolicy(header: unknown): Map<string, readonly string[]> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]));
  // Of a directive that is there twice, the second is not read.
  expect(policy.size).toBe(directives.length);
  return policy;
}

const pages = await readPages();

test('each inline script and style of every page is allowed by its hash', () => {
  const hashes = (elements: readonly { innerHTML: string }[]) =>
    elements.map(({ innerHTML }) => {
      return `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`;
    });
  for (const { policy, page } of pages) {
    const styles = page.querySelectorAll('style');
    const scripts = page.querySelectorAll(inlineScripts);
    expect(styles.length).toBeGreaterThan(0);
    expect(policy.get('style-src')).toEqual(expect.arrayContaining(hashes(styles)));
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(hashes(scripts)));
  }
  const withScripts = pages.filter(({ page }) => page.querySelector(inlineScripts));
  expect(withScripts).toHaveLength(everyPath.length);
});

test('no page has attributes with styles or scripts', () => {
  for (const { policy, page } of pages) {
    const attributes = page.querySelectorAll('*').flatMap((each) => Object.keys(each.attributes));
    expect(attributes.length).toBeGreaterThan(5);
    expect(attributes.filter((name) => /^(on|style$|nonce$)/i.test(name))).toEqual([]);
    expect(policy.get('style-src-attr')).toEqual(["'none'"]);
    expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  }
});

test('every policy refuses what it does not list, and all that is unsafe', () => {
  for (const { policy } of pages) {
    const { 'font-src': fonts, ...others } = Object.fromEntries(policy);
    // A typeface within the style runs nothing.
    expect(fonts).toEqual(["'self'", 'data:']);
    expect(others).not.toHaveProperty('style-src-elem');
    expect(others).not.toHaveProperty('script-src-elem');
    expect(others).toMatchObject({
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'default-src': ["'none'"],
    });
    for (const source of Object.values(others).flat()) {
      expect(source).toMatch(/^'(self|none|sha256-[\w+/]{43}=)'$/);
    }
  }
});

test('with ASSET_ORIGIN the policy allows that origin for hashed files alone', async () => {
  for (const { policy } of await readPages({ ASSET_ORIGIN: filesAt })) {
    const admitting = [...policy].filter(([, sources]) => sources.includes(filesAt));
    const directives = ['connect-src', 'font-src', 'img-src', 'script-src'];
    expect(admitting.map(([name]) => name).sort()).toEqual(directives);
    const hosts = [...policy.values()].flat().filter((source) => source.startsWith('https:'));
    expect(new Set(hosts)).toEqual(new Set([filesAt]));
  }
});
