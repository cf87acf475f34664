import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { fetchPage, find, textOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();

test.each(everyPath)(
  '%s has one header, one main part and one footer, in this order',
  async (path) => {
    const page = await fetchPage(app, path);
    const landmarks = page.querySelectorAll('body header, body main, body footer');
    expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
  },
);

test.each(everyPath)(
  '%s has exactly one h1, in its main part, and it says something',
  async (path) => {
    const page = await fetchPage(app, path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(textOf(find(page, 'main h1'))).toMatch(/\w/);
  },
);

test.each(everyPath)('%s skips no level of headings in its main part', async (path) => {
  const page = await fetchPage(app, path);
  const headings = find(page, 'main').querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test.each(everyPath)(
  '%s describes each of its pictures and gives it its proportions',
  async (path) => {
    const images = (await fetchPage(app, path)).querySelectorAll('img');
    expect(images.length).toBeGreaterThanOrEqual(2);
    for (const image of images) {
      expect(image.getAttribute('alt')).toMatch(/\w/);
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
  },
);

test.each(everyPath)(
  '%s is served in full sight: nothing waits behind a style attribute',
  async (path) => {
    const page = await fetchPage(app, path);
    expect(find(page, 'main').childNodes.length).toBeGreaterThan(0);
    expect(page.querySelectorAll('[style]').map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test.each(everyPath)(
  '%s is whole as it arrives: nothing in it waits for a script',
  async (path) => {
    const { text } = await request(app).get(path);
    const page = parse(text, { comment: true });
    expect(page.querySelectorAll('body script, body template, body [hidden]')).toEqual([]);
    expect(text).not.toContain('<!--$?-->');
    expect(text).toMatch(/<main.*<\/main>.*<footer.*<\/footer>.*<\/body><\/html>$/s);
  },
);

test.each(everyPath)('%s uses no id twice', async (path) => {
  const page = await fetchPage(app, path);
  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
});
