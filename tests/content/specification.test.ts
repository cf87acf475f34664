import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { root } from '#scripts/folders.ts';
import * as constants from '#shared/constants.ts';
import { createTestApp, openSite } from '../support/app-under-test.ts';
import { budgets } from '../support/budgets.ts';
import { assets, content } from '../support/build.ts';
import { textsOf, valuesOf } from '../support/html.ts';

interface Order {
  page: string;
  /** A selector. */
  place: string;
  words?: string | string[];
  leadsTo?: string[];
}

interface Specification {
  ordered: Order[];
  constants: object;
}

const file = 'tests/content/specification.yaml';
const lineCounter = new LineCounter();
const specification = parseDocument(readFileSync(root + file, 'utf8'), { lineCounter });
const { ordered, ...limits }: Specification = specification.toJS();

const { app } = createTestApp();

/** Where something stands in the file, and what its owner can do. */
function adviceOn(path: readonly (string | number)[], what: string): string {
  const node = specification.getIn(path, true);
  const [offset] = (isNode(node) && node.range) || [0];
  const { line } = lineCounter.linePos(offset);
  return `${file}:${line}: ${what}. If the owner has changed their mind, change this line.`;
}

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
  const linksAdvice = adviceOn([...path, 'leadsTo'], `ordered was ${JSON.stringify(leadsTo)}`);
  if (leadsTo) expect.soft(valuesOf(html, place, 'href'), linksAdvice).toEqual(leadsTo);
});

test('every constant is as ordered', () => {
  const advice = adviceOn(['constants'], 'ordered were the constants below this line');
  expect({ ...constants }, advice).toEqual(limits.constants);
});

test('the home page as delivered arrives in one round trip', async () => {
  const { connect } = await openSite({}, { assets, content });
  const { send, closed } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
  // Each character is a byte.
  const { length } = await closed;
  expect(length).toBeGreaterThan(5000);
  expect(length).toBeLessThanOrEqual(budgets.homePage);
});
