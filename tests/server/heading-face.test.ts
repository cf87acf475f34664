import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { headingCharacters } from '#scripts/media/fonts.ts';
import { fetchedPages } from '../support/fetched-pages.ts';
import { textsOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

function Broken(): never {
  throw new Error('It fails.');
}

test('the face in the style has every character of the headings', async () => {
  const { app } = createTestApp({}, { App: Broken });
  const pages = [...fetchedPages.values()];
  for (const path of ['/', '/%E0%A4%A']) pages.push(parse((await request(app).get(path)).text));
  for (const page of pages) {
    const headings = textsOf(page, 'h1, main h2, main h3');
    expect(headings.length).toBeGreaterThan(0);
    const missing = [...headings.join('')].filter((each) => !headingCharacters.includes(each));
    expect(missing).toEqual([]);
  }
});
