import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { root } from '#scripts/folders.ts';
import * as constants from '#shared/constants.ts';
import { createTestApp } from '../support/app-under-test.ts';
import { assets, build, content } from '../support/build.ts';
import { textsOf, valuesOf } from '../support/html.ts';

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
const { ordered, ...limits }: { ordered: Order[] } & Record<'constants' | 'bytes', object> =
  specification.toJS();

const { app } = createTestApp();

/** Where something stands in the file, and what its owner can do. */
function adviceOn(path: readonly (string | number)[], what: string): string {
  const node = specification.getIn(path, true);
  const [offset] = (isNode(node) && node.range) || [0];
  const { line } = lineCounter.linePos(offset);
  return `${file}:${line}: ${what}. If the owner has changed their mind, change this line.`;
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

test.each(ordered)('$page has "$place" as ordered', async (order) => {
  const { page, place, words, leadsTo } = order;
  const path = ['ordered', ordered.indexOf(order)];
  const { status, text } = await request(app).get(page);
  expect(status, adviceOn(path, `there is no page ${page}`)).toBe(200);
  const html = parse(text);
  const texts = textsOf(html, place);
  const wordsAdvice = adviceOn([...path, 'words'], `ordered was ${JSON.stringify(words)}`);
  if (Array.isArray(words)) expect.soft(texts, wordsAdvice).toEqual(words);
  else if (words !== undefined) expect.soft(texts.join(' '), wordsAdvice).toContain(words);
  const linksAdvice = adviceOn(
    [...path, 'leadsTo'],
    `ordered was that it leads to ${JSON.stringify(leadsTo)}`,
  );
  if (leadsTo) expect.soft(valuesOf(html, place, 'href'), linksAdvice).toEqual(leadsTo);
});

test('every constant is as ordered', () => {
  const advice = adviceOn(['constants'], 'ordered were the constants below this line');
  expect({ ...constants }, advice).toEqual(limits.constants);
});

test('a first visit loads no more than was ordered', () => {
  const { scripts: all } = assets;
  const scripts = [all.main, ...all.chunks];
  const sizes = scripts.map((name) => statSync(`${build.assets}/${name}.br`).size);
  // The scripts contain the owner's texts and the list of pictures.
  const data = brotliCompressSync(JSON.stringify(content)).length;
  const measured = {
    firstScriptsWithoutContent: sum(sizes) - data,
  };
  for (const [name, most] of Object.entries(limits.bytes)) {
    const bytes = measured[name as keyof typeof measured];
    const what = `${name} has ${bytes} bytes, ordered were ${most} at most: shorten it`;
    expect(bytes, name).toBeGreaterThan(5000);
    expect(bytes, adviceOn(['bytes', name], what)).toBeLessThanOrEqual(most);
  }
});
