import type { RequestListener } from 'node:http';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { BrokenApp } from '../support/apps.tsx';
import { everyPath } from '../support/html.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-missing-references': 'error',
    'wcag/h37': 'error',
    'empty-heading': 'error',
    // The menu in the header has a second-level heading, which comes before the page's own.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
});

const { app } = createTestApp();
const broken = createTestApp({}, { App: BrokenApp }).app;

/** Expects that the page that `site` sends at `path` is complete and valid. */
async function expectValid(site: RequestListener, path: string): Promise<void> {
  const { text } = await request(site).get(path);
  expect(text).toMatch(/<h1.*<\/html>$/s);
  const { results } = await validator.validateString(text);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
}

test.each([...everyPath, '/%E0%A4%A'])('%s is valid HTML and skips no heading level', (path) =>
  expectValid(app, path),
);

test('the error page is valid HTML', () => expectValid(broken, '/'));
