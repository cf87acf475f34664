import { afterEach, expect, test, vi } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

afterEach(() => {
  vi.useRealTimers();
});

const footerOf = async (path: string) => find(await fetchPage(app, path), 'footer');

test.each(everyPath)('on %s the footer has the logo and the tagline', async (path) => {
  const footer = await footerOf(path);
  expect(valuesOf(footer, 'img', 'alt')).toEqual(['The Wedding & Events Designer']);
  expect(textsOf(footer, 'p')).toContain('Crafting beautiful moments and timeless memories.');
});

test.each(everyPath)('on %s the footer has six links, in order', async (path) => {
  const links = (await footerOf(path)).querySelectorAll('a[href]');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Our Story', '/our-story'],
    ['Services', '/services'],
    ['Gallery', '/gallery'],
    ['Partners', '/partners'],
    ['Get in Touch', '/get-in-touch'],
  ]);
});

test.each(everyPath)(
  'on %s three social networks are named by placeholders of links',
  async (path) => {
    const placeholders = (await footerOf(path)).querySelectorAll('a:not([href])');
    expect(placeholders.map(textOf)).toEqual(['Instagram', 'Facebook', 'Pinterest']);
    for (const placeholder of placeholders) {
      expect(placeholder.getAttribute('role')).toBe('link');
      expect(placeholder.getAttribute('aria-disabled')).toBe('true');
    }
  },
);

test.each(everyPath)('on %s the copyright line has the current year', async (path) => {
  vi.setSystemTime(new Date(2031, 5, 15));
  expect(textsOf(await footerOf(path), 'p')).toContain(
    '© 2031 The Wedding & Events Designer. All Rights Reserved.',
  );
});

test('a page that was served last year is not served with that year again', async () => {
  vi.setSystemTime(new Date(2031, 11, 31, 12));
  expect(textOf(await footerOf('/'))).toContain('© 2031 ');
  vi.setSystemTime(new Date(2032, 0, 1, 12));
  expect(textOf(await footerOf('/'))).toContain('© 2032 ');
});

test('the browser is told the year that the page was rendered with', async () => {
  vi.setSystemTime(new Date(2031, 5, 15));
  expect(valuesOf(await fetchPage(app, '/'), '#root', 'data-year')).toEqual(['2031']);
});
