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

test('every kind of page is valid HTML and skips no heading level', async () => {
  const { app } = createTestApp();
  const broken = createTestApp({}, { App: BrokenApp }).app;
  const asked = [...everyPath, '/%E0%A4%A'].map((path) => request(app).get(path));
  for (const { text, request: sent } of await Promise.all([...asked, request(broken).get('/')])) {
    expect(text).toMatch(/<h1.*<\/html>$/s);
    const { results } = await validator.validateString(text);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults, sent.url).toEqual([]);
  }
});
