import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { expect, test } from 'vitest';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error', 'wcag/h37': 'error' },
});

/** What html-validate says against a document. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
  );
}

test('every kind of page is valid HTML', async () => {
  const { app } = createTestApp();
  const broken = createTestApp({}, { App: BrokenApp }).app;
  const unlisted = createTestApp({ ASSET_ORIGIN: 'https://cdn.example', INDEXING: 'off' }).app;
  const asked = [
    ...[...everyPath, '/%E0%A4%A'].map((path) => request(app).get(path)),
    request(broken).get('/'),
    request(unlisted).get('/'),
  ];
  for (const { text, request: own } of await Promise.all(asked)) {
    expect(text).toMatch(/<h1.*<\/html>$/s);
    expect(await faultsOf(text), own.url).toEqual([]);
  }
});

test.each([
  ['a picture without alternative text', '<img src="rose.jpg">', 'wcag/h37'],
  ['a block in a paragraph', '<p><span><div>Roses</div></span></p>', 'element-permitted-content'],
  ['a label of nothing', '<label for="none">Name</label>', 'no-missing-references'],
  ['an id twice', '<p id="one">Roses</p><p id="one">Peonies</p>', 'no-dup-id'],
])('%s is found', async (_what, fault, rule) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Faulty</title></head><body>${fault}</body></html>`;
  expect((await faultsOf(html)).join()).toContain(rule);
});
