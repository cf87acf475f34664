import { readFileSync, statSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import firstScripts from '#data/scripts.json' with { type: 'json' };
import { root } from '#scripts/bundle/folders.ts';
import * as constants from '#shared/constants.ts';
import { fetchPage, textsOf, valuesOf } from '../support/page.ts';
import { build, createTestApp } from '../support/site.ts';

interface Order {
  page: string;
  /** A selector. */
  place: string;
  words?: string | string[];
  leadsTo?: string[];
}

const file = 'tests/content/specification.yaml';
const lineCounter = new LineCounter();
const specification = parseDocument(readFileSync(root + file, 'utf8'), { lineCounter });
const { ordered, ...ofCode }: { ordered: Order[] } & Record<'constants' | 'bytes', object> =
  specification.toJS();

const { app, renderPages, compressPages } = createTestApp({ HSTS_MAX_AGE_S: '31536000' });

/** Where an order stands in the file, and what its owner can do. */
function adviceOn(order: Order): string {
  const node = specification.getIn(['ordered', ordered.indexOf(order)]);
  const [offset] = (isNode(node) && node.range) || [0];
  const wanted = JSON.stringify(order.words ?? order.leadsTo);
  return `${file}:${lineCounter.linePos(offset).line}: ordered was ${wanted}. If the owner has changed their mind, change this line.`;
}

test.each(ordered)('$page has "$place" as ordered', async (order) => {
  const { page, place, words, leadsTo } = order;
  const html = await fetchPage(app, page);
  const texts = textsOf(html, place);
  if (Array.isArray(words)) expect(texts, adviceOn(order)).toEqual(words);
  else if (words !== undefined) expect(texts.join(' '), adviceOn(order)).toContain(words);
  if (leadsTo) expect(valuesOf(html, place, 'href'), adviceOn(order)).toEqual(leadsTo);
});

test('every constant is as ordered', () => {
  expect({ ...constants }, `${file} lists them all`).toEqual(ofCode.constants);
});

test('a first visit loads no more than was ordered', async () => {
  await renderPages();
  await compressPages();
  const { headers } = await request(app).get('/').set('Accept-Encoding', 'br');
  expect(headers['content-encoding']).toBe('br');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`);
  const scripts = [firstScripts.main, ...firstScripts.chunks];
  const sizes = scripts.map((name) => statSync(`${build.assets}/${name}.br`).size);
  const weights = {
    homePage: Number(headers['content-length']) + head,
    firstScripts: sizes.reduce((sum, size) => sum + size, 0),
  };
  for (const [name, most] of Object.entries(ofCode.bytes)) {
    const bytes = weights[name as keyof typeof weights];
    expect(bytes, name).toBeGreaterThan(5000);
    expect(bytes, `${name} in ${file}`).toBeLessThanOrEqual(most);
  }
});
