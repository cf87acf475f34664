import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { routePaths } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const siteUrl = 'https://site.example';
const { app } = createTestApp({ SITE_URL: siteUrl });
const sitemap = (await request(app).get('/sitemap.xml')).text;

function schemaFile(fileName: string) {
  const path = new URL(`../support/schemas/${fileName}`, import.meta.url);
  return { fileName, contents: readFileSync(path, 'utf8') };
}

/** The errors that xmllint finds in `xml` as a sitemap. */
async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml,
    schema: schemaFile('sitemap.xsd'),
    preload: schemaFile('sitemap-image.xsd'),
  });
  return errors.map(({ message }) => message);
}

test('the sitemap is valid by its schema', async () => {
  expect(await faultsOf(sitemap)).toEqual([]);
});

test.each([
  ['an address without its origin', sitemap.replace(`<loc>${siteUrl}/gallery`, '<loc>/gallery')],
  ['a page twice', sitemap.replace('/gallery<', '/partners<')],
  ['an element of no schema', sitemap.replace('</url>', '<rating>5</rating></url>')],
  ['a picture without an address', sitemap.replace(/<image:loc>[^<]*/, '<image:loc>')],
  ['what is no XML', sitemap.replace('</urlset>', '')],
])('xmllint refuses %s', async (_what, faulty) => {
  expect(faulty).not.toBe(sitemap);
  expect(await faultsOf(faulty)).not.toEqual([]);
});

test('the sitemap lists the pages by their canonical addresses and nothing else', () => {
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(routePaths.map((path) => siteUrl + path));
});
