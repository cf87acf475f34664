import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';

const { app } = createTestApp();
const { text: sitemap } = await request(app).get('/sitemap.xml');

test.each([
  ['/partners', '/our-story'],
  ['/about-us', '/our-story'],
  ['/About-Us/?from=card', '/our-story?from=card'],
])('the old address %s leads to %s for good', async (alias, path) => {
  const { status, headers } = await request(app).get(alias);
  expect([status, headers.location]).toEqual([301, path]);
  expect(sitemap).not.toContain(alias);
});

test('a page that nothing links to is on the site', async () => {
  const { text } = await request(app).get('/for-venues/questions').expect(200);
  expect(text).toContain('Ten Questions');
  expect(sitemap).toContain('/for-venues/questions</loc>');
});
