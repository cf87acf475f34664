import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
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
const { ordered, constants: limits }: Specification = parseYaml(readFileSync(root + file, 'utf8'));
const advice = `If the owner has changed their mind, change ${file}.`;

const { app } = createTestApp();

test.each(ordered)('$page has "$place" as ordered', async ({ page, place, words, leadsTo }) => {
  const { status, text } = await request(app).get(page);
  expect(status, advice).toBe(200);
  const html = parse(text);
  const texts = textsOf(html, place);
  if (Array.isArray(words)) expect.soft(texts, advice).toEqual(words);
  else if (words !== undefined) expect.soft(texts.join(' '), advice).toContain(words);
  if (leadsTo) expect.soft(valuesOf(html, place, 'href'), advice).toEqual(leadsTo);
});

test('every constant is as ordered', () => {
  expect({ ...constants }, advice).toEqual(limits);
});

test('the home page as delivered arrives in one round trip', async () => {
  const { connect } = await openSite({}, { assets, content });
  const { send, closed } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
  // In latin1, which `connect` decodes, each character is a byte.
  const { length } = await closed;
  expect(length).toBeGreaterThan(5000);
  expect(length, 'Raise it in tests/support/budgets.ts.').toBeLessThanOrEqual(budgets.homePage);
});
