import { expect, test } from 'vitest';
import { rulesOf } from '../support/css-rules.ts';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, find } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

const sheetIn = async (path: string, selector: string) => {
  const page = await fetchPage(app, path);
  return page.querySelectorAll(selector).map(({ text }) => text);
};

test.each(everyPath)('all styles of %s stand in its head', async (path) => {
  const page = await fetchPage(app, path);
  expect(page.querySelectorAll('head style').length).toBeGreaterThan(0);
  expect(page.querySelectorAll('body style')).toEqual([]);
});

test.each(everyPath)('each rule of %s is sent once', async (path) => {
  const sheets = await sheetIn(path, 'head style[data-styles]');
  const rules = rulesOf(sheets.join(''));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules).toEqual([...new Set(rules)]);
});

test.each(everyPath)("everything on %s finds its rule in the page's head", async (path) => {
  const page = await fetchPage(app, path);
  const sheet = (await sheetIn(path, 'head style')).join('');
  const used = find(page, 'body')
    .querySelectorAll('[class]')
    .flatMap((element) => [...element.classList.value]);
  expect(used.length).toBeGreaterThan(50);
  const styled = new Set([...sheet.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const unstyled = used.filter((name) => !styled.has(name));
  expect(unstyled).toEqual([]);
});

test.each(everyPath)(
  '%s names each rule that it sends, so that none is sent again',
  async (path) => {
    const page = await fetchPage(app, path);
    const [style, ...others] = page.querySelectorAll('style[data-styles]');
    const names = style?.getAttribute('data-styles')?.split(' ') ?? [];
    expect(others).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(style?.text).toContain(name);
  },
);

test('two visitors at once get the same page, each with all of its styles', async () => {
  const sheets = await Promise.all([1, 2, 3].map(() => sheetIn('/', 'head style')));
  expect(sheets[0]?.join('').length).toBeGreaterThan(1000);
  expect(sheets[1]).toEqual(sheets[0]);
  expect(sheets[2]).toEqual(sheets[0]);
});
