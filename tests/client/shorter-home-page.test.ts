import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, textOf, textsOf } from '../support/html.ts';
import { content } from '../support/site.ts';

test('without services, form and partners home says how to reach the business', async () => {
  const { hero, cards } = content.home;
  const pages = content.pages.map((page) => ({ ...page, text: [] }));
  const shorter = { ...content, home: { hero, cards }, pages, services: [] };
  const page = await fetchPage(createTestApp({}, { content: shorter }).app, '/');
  const navigation = find(page, 'nav[aria-label=Main]');
  expect(textOf(navigation)).toContain('Our Story');
  expect(textOf(navigation)).not.toContain('What we do');
  expect(page.querySelectorAll('article, form')).toHaveLength(0);
  expect(textsOf(page, 'main h2')).toEqual(['Contact']);
  expect(textOf(find(page, 'main'))).toContain('+44 (0)20 7946 0000');
});
