import request from 'supertest';
import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { htmlFaultsOf, java } from '../support/nu-checker.ts';
import { createTestApp } from '../support/test-app.ts';

const unreadablePath = '/%E0%A4%A';

function BrokenApp(): never {
  throw new Error('This page cannot be rendered.');
}

const elsewhere = { ASSET_ORIGIN: 'https://cdn.example', INDEXING: 'off' };

const sites = [
  { of: 'the site', app: createTestApp().app, paths: [...everyPath, unreadablePath] },
  { of: 'a broken site', app: createTestApp({}, { App: BrokenApp }).app, paths: ['/'] },
  {
    of: 'an unlisted site with its files elsewhere',
    app: createTestApp(elsewhere).app,
    paths: ['/'],
  },
];

const documents = new Map<string, string>();
for (const { of, app, paths } of sites) {
  for (const path of paths) documents.set(`${path} of ${of}`, (await request(app).get(path)).text);
}

const faulty = 'a page with faults';
documents.set(
  faulty,
  '<!DOCTYPE html><html lang="en"><head><title>Roses</title></head><body><p><img src="rose.jpg"><div id="rose"></div><div id="rose"></div></body></html>',
);

const faults = java ? await htmlFaultsOf(documents) : new Map<string, string[]>();

// Where there is no Java, the test command says so at its end.
test.skipIf(!java)(`the Nu HTML checker finds the faults of ${faulty}`, () => {
  const found = faults.get(faulty)?.join() ?? '';
  expect(found).toMatch(/alt/);
  expect(found).toMatch(/duplicate id/i);
});

test.skipIf(!java).each([...documents.keys()].filter((name) => name !== faulty))(
  'the Nu HTML checker has nothing to say against %s',
  (name) => {
    expect(documents.get(name)).toMatch(/<h1.*<\/html>$/s);
    expect(faults.get(name)).toEqual([]);
  },
);
