import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { fetchPage, routePaths, siteUrl, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/site.ts';

const { app } = createTestApp();
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
  // The schema does find a fault.
  expect(await faultsOf(sitemap.replace(/<image:loc>[^<]*/, '<image:loc>'))).not.toEqual([]);
});

test('the sitemap lists the canonical URLs of the pages and nothing else', () => {
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(routePaths.map((path) => siteUrl + path));
});

test('the sitemap has the pictures that pages show, and no others', async () => {
  const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
  expect(entries).toHaveLength(routePaths.length);
  for (const [, address = '', pictures = ''] of entries) {
    const page = await fetchPage(app, new URL(address).pathname);
    const shown = valuesOf(page, 'main img', 'src').map((src) => siteUrl + src);
    const listed = [...pictures.matchAll(/<image:loc>([^<]*)/g)].map(([, url]) => url);
    expect(listed.sort(), address).toEqual(shown.sort());
  }
});

test('robots.txt allows every robot, and names the sitemap if INDEXING is on', async () => {
  const { text } = await request(app).get('/robots.txt').expect(200);
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const unlisted = await request(createTestApp({ INDEXING: 'off' }).app).get('/robots.txt');
  expect(unlisted.text).toBe('User-agent: *\nAllow: /\n');
});
