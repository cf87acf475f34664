import request from 'supertest';
import { expect, test } from 'vitest';
import { footerLinks, routes } from '#shared/routes.ts';
import { notFoundWords } from '#shared/words/error-pages.ts';
import { fetchPage, find, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, logLines } = createTestApp();

const unknownPaths = [
  '/no-such-page',
  '/our-story/more',
  '/services/wedding-styling',
  '/index.html',
  '/constructor',
  '/__proto__',
  '/%F0%9F%8C%B9',
  '/%00',
  '//evil.example',
];

test.each(unknownPaths)('%s is answered with status 404 and a page of its own', async (path) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers).not.toHaveProperty('location');
  expect(text).toContain(notFoundWords.heading);
});

test('the 404 page stands in the header and the footer and leads to every page', async () => {
  const page = await fetchPage(app, '/no-such-page');
  expect(textsOf(page, 'main h1, main p')).toEqual([notFoundWords.heading, notFoundWords.text]);
  expect(page.querySelectorAll('header nav, footer nav')).toHaveLength(2);
  expect(valuesOf(find(page, 'main'), 'a', 'href')).toEqual(
    footerLinks.map((name) => routes[name].path),
  );
  expect(page.querySelectorAll('[aria-current], script[type="application/ld+json"]')).toEqual([]);
});

test('the 404 page does not repeat the address that was asked for', async () => {
  const page = await fetchPage(app, '/win-a-prize?at=evil.example');
  expect(textsOf(page, 'h1')).toEqual([notFoundWords.heading]);
  expect(page.outerHTML).not.toMatch(/win-a-prize|evil\.example/);
});

test('an unknown address is no error of the server', async () => {
  await request(app).get('/no-such-page').expect(404);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
