import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPage, find } from '../support/html.ts';

test('each part of a text has its element, in its place', async () => {
  const main = find(await fetchPage(createTestApp().app, '/our-story'), 'main');
  const blocks = 'h1, h2, h3, blockquote, figcaption, ul:has(> li > p), ol, hr, ul:has(img)';
  const found = main.querySelectorAll(`${blocks}, strong, em, i, br`);
  expect(found.map(({ localName }) => localName).join(' ')).toBe(
    'h1 i strong em blockquote figcaption h2 ul strong ul h3 ol ul figcaption em hr br br ' +
      'h2 ul figcaption figcaption figcaption h2 ul blockquote figcaption',
  );
});
