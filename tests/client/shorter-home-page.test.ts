import { expect, test, vi } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find, textOf, textsOf } from '../support/html.ts';

vi.mock('#data/content.json', async (load) => {
  const { default: content } = await load<typeof import('#data/content.json')>();
  const { hero, cards } = content.home;
  const pages = content.pages.map((page) => ({ ...page, text: [] }));
  return { default: { ...content, home: { hero, cards }, pages, services: [] } };
});

test('without services, form and partners home says how to reach the business', async () => {
  const page = await fetchPage(createTestApp().app, '/');
  const navigation = find(page, 'nav[aria-label=Main]');
  expect(textOf(navigation)).toContain('Our Story');
  expect(textOf(navigation)).not.toContain('What we do');
  expect(page.querySelectorAll('article, form')).toHaveLength(0);
  expect(textsOf(page, 'main h2')).toEqual(['Contact']);
  expect(textOf(find(page, 'main'))).toContain('+44 (0)20 7946 0000');
});
