import request from 'supertest';
import { expect, test } from 'vitest';
import { routeNames, routes } from '#shared/routes.ts';
import { routePaths } from '../support/every-page.ts';
import { fetchPage, find, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp({ SITE_URL: 'https://site.example' });

const titleOf = async (path: string) => find(await fetchPage(app, path), 'head > title').text;

test('the routes are those of the specification', () => {
  expect(routePaths).toEqual([
    '/',
    '/our-story',
    '/services',
    '/gallery',
    '/partners',
    '/get-in-touch',
  ]);
});

test.each(routePaths)('%s is HTML in UTF-8 with status 200', async (path) => {
  const { status, headers, text } = await request(app).get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
});

test.each(routePaths)('%s names its canonical address on the site', async (path) => {
  const page = await fetchPage(app, path);
  expect(valuesOf(page, 'head > link[rel=canonical]', 'href')).toEqual([
    `https://site.example${path}`,
  ]);
});

test.each(routePaths)('%s may be indexed', async (path) => {
  const page = await fetchPage(app, path);
  expect(page.querySelector('meta[name=robots][content*=noindex]')).toBeNull();
});

test.each(routeNames)(
  '%s has its own description, of a length that is shown whole',
  async (name) => {
    const page = await fetchPage(app, routes[name].path);
    const [description = '', ...others] = valuesOf(
      page,
      'head > meta[name=description]',
      'content',
    );
    expect(description).toBe(routes[name].description);
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('no two pages share a title or a description', async () => {
  const pages = await Promise.all(routePaths.map((path) => fetchPage(app, path)));
  const titles = pages.map((page) => find(page, 'head > title').text);
  const descriptions = pages.flatMap((page) => valuesOf(page, 'meta[name=description]', 'content'));
  expect(new Set(titles).size).toBe(6);
  expect(new Set(descriptions).size).toBe(6);
});

test('home and three other titles end in the business name, two in its short form', async () => {
  const titles = await Promise.all(routePaths.map(titleOf));
  const inFull = titles.filter((title) => title.endsWith(' | The Wedding & Events Designer'));
  const inShort = titles.filter((title) => title.endsWith(' | Wedding & Events Designer'));
  expect(inFull).toHaveLength(4);
  expect(inFull).toContain(titles[0]);
  expect(inShort).toHaveLength(2);
});
