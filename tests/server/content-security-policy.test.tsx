import { readFileSync } from 'node:fs';
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
  const { app, build } = createTestApp(environment);
  return { app, failing: createTestApp(environment, { App: BrokenApp }).app, build };
}

const sites = createSites({});
const { build } = sites;

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
    const sources = [...policy.values()].flat();
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

test('each script that a page loads is compared with the hash of its file', async () => {
  const pages = await readPages();
  const loaded = pages.flatMap(({ page }) => page.querySelectorAll('script[src]'));
  expect(loaded.length).toBeGreaterThan(5);
  for (const element of loaded) {
    const file = readFileSync(build.publicFolder + element.getAttribute('src'));
    expect(element.getAttribute('integrity')).toBe(hashOf(file, 'sha384'));
  }
});

test('that script knows the hashes of those that it loads', () => {
  const assets = `${build.publicFolder}/assets/`;
  const start = readFileSync(assets + build.start, 'utf8');
  for (const name of [build.libraries, build.main]) {
    expect(start).toContain(
      `name:"${name}",integrity:"${hashOf(readFileSync(assets + name), 'sha384')}"`,
    );
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
    const hosts = [...policy.values()].flat().filter((source) => source.includes('//'));
    expect(new Set(hosts)).toEqual(new Set([filesAt]));
  }
});
