import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { hashOf, parsePolicy, sourcesOf } from '../support/policy.ts';
import { createTestApp } from '../support/test-app.ts';

const filesAt = 'https://files.example';

/** What runs; blocks of data, such as structured data, are not for a policy to admit. */
const inlineScripts = 'script:not([src]):not([type="application/ld+json"])';

function BrokenApp(): never {
  throw new Error('It fails.');
}

function createSites(environment: NodeJS.ProcessEnv) {
  const { app } = createTestApp(environment);
  return { app, failing: createTestApp(environment, { App: BrokenApp }).app };
}

const sites = createSites({});

/** Each page with its policy, streamed or kept, those that React does not render with them. */
async function readPages({ app, failing } = sites) {
  const answers = [await request(failing).get('/')];
  for (const path of [...everyPath, ...everyPath, '/%E0%A4%A']) {
    answers.push(await request(app).get(path));
  }
  return answers.map(({ headers, text }) => ({
    policy: parsePolicy(headers['content-security-policy']),
    page: parse(text),
  }));
}

test('each inline script and style of every page is admitted by its hash', async () => {
  for (const { policy, page } of await readPages()) {
    const styles = page.querySelectorAll('style');
    const scripts = page.querySelectorAll(inlineScripts);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) {
      expect(sourcesOf(policy, 'style-src-elem')).toContain(
        `'${hashOf(style.innerHTML, 'sha256')}'`,
      );
    }
    for (const script of scripts) {
      expect(sourcesOf(policy, 'script-src-elem')).toContain(
        `'${hashOf(script.innerHTML, 'sha256')}'`,
      );
    }
  }
});

test('the pages have inline scripts, so that the test above says something', async () => {
  const pages = await readPages();
  const counts = pages.map(({ page }) => page.querySelectorAll(inlineScripts).length);
  expect(counts.filter((count) => count > 0)).toHaveLength(2 * everyPath.length);
});

test('no page needs what its policy forbids: attributes with styles or scripts', async () => {
  for (const { policy, page } of await readPages()) {
    const attributes = page
      .querySelectorAll('*')
      .flatMap((element) => Object.keys(element.attributes));
    expect(attributes.length).toBeGreaterThan(5);
    expect(attributes.filter((name) => /^(on|style$|nonce$)/i.test(name))).toEqual([]);
    expect(sourcesOf(policy, 'style-src-attr')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'script-src-attr')).toEqual(["'none'"]);
  }
});

test('no policy admits anything unsafe, anything at all, or by nonce', async () => {
  for (const { policy } of await readPages()) {
    // A typeface within the style runs nothing.
    expect(sourcesOf(policy, 'font-src')).toContain('data:');
    const sources = [...policy.entries()]
      .flatMap(([name, all]) => all.map((source) => `${name} ${source}`))
      .filter((source) => source !== 'font-src data:')
      .map((source) => source.split(' ')[1]);
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) {
      expect(source).toMatch(/^'(self|none|sha256-[\w+/]{43}=)'$/);
    }
  }
});

test('every policy says who may frame, where forms go, and that there are no plug-ins', async () => {
  for (const { policy } of await readPages()) {
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  }
});

test('with ASSET_ORIGIN that origin is admitted for hashed files and for nothing else', async () => {
  for (const { policy } of await readPages(createSites({ ASSET_ORIGIN: filesAt }))) {
    const admitting = [...policy].filter(([, sources]) => sources.includes(filesAt));
    expect(admitting.map(([name]) => name).sort()).toEqual([
      'connect-src',
      'font-src',
      'img-src',
      'script-src',
      'style-src',
    ]);
    const hosts = [...policy.values()].flat().filter((source) => source.startsWith('https:'));
    expect(new Set(hosts)).toEqual(new Set([filesAt]));
  }
});
