import request from 'supertest';
import { expect, test } from 'vitest';
import { routePaths } from '../support/every-page.ts';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
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
  expect(text).toContain('This page could not be found');
});

test('the 404 page has a title and a description that no other page has', async () => {
  const page = await fetchPage(app, '/no-such-page');
  const title = find(page, 'head > title').text;
  const descriptions = valuesOf(page, 'head > meta[name=description]', 'content');
  expect(title).toMatch(/Wedding & Events Designer$/);
  expect(descriptions).toHaveLength(1);
  for (const path of routePaths) {
    const other = await fetchPage(app, path);
    expect(find(other, 'head > title').text).not.toBe(title);
    expect(valuesOf(other, 'head > meta[name=description]', 'content')).not.toEqual(descriptions);
  }
});

test('the 404 page is kept out of the index and claims no canonical address', async () => {
  const page = await fetchPage(app, '/no-such-page');
  expect(valuesOf(page, 'head > meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(page.querySelectorAll('link[rel=canonical]')).toEqual([]);
});

test('the 404 page stands in the header and the footer and leads to every page', async () => {
  const page = await fetchPage(app, '/no-such-page');
  expect(textsOf(page, 'header, footer').every((text) => text.includes('Our Story'))).toBe(true);
  expect(valuesOf(find(page, 'main'), 'a', 'href')).toEqual(routePaths);
  expect(page.querySelectorAll('[aria-current]')).toEqual([]);
});

test('the 404 page does not repeat the address that was asked for', async () => {
  const page = await fetchPage(app, '/win-a-prize?at=evil.example');
  expect(textOf(find(page, 'main'))).toMatch(/\w/);
  expect(page.outerHTML).not.toMatch(/win-a-prize|evil\.example/);
});

test('an unknown address is no error of the server', async () => {
  await request(app).get('/no-such-page').expect(404);
  expect(logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
