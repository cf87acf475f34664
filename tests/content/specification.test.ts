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

interface Expectation {
  page: string;
  selector: string;
  text?: string | string[];
  links?: string[];
}

interface Specification {
  shown: Expectation[];
  constants: object;
}

const file = 'tests/content/specification.yaml';
const { shown, constants: values }: Specification = parseYaml(readFileSync(root + file, 'utf8'));
const advice = `If the owner has changed their mind, change ${file}.`;

const { app } = createTestApp();

test.each(shown)('$page has "$selector" as specified', async ({ page, selector, text, links }) => {
  const response = await request(app).get(page);
  expect(response.status, advice).toBe(200);
  const html = parse(response.text);
  const texts = textsOf(html, selector);
  if (Array.isArray(text)) expect.soft(texts, advice).toEqual(text);
  else if (text !== undefined) expect.soft(texts.join(' '), advice).toContain(text);
  if (links) expect.soft(valuesOf(html, selector, 'href'), advice).toEqual(links);
});

test('every constant is as specified', () => {
  expect({ ...constants }, advice).toEqual(values);
});

test('site.yaml as delivered contains each key of its form', () => {
  const forms = parseYaml(readFileSync(`${root}.pages.yml`, 'utf8')).content;
  const form = forms.find(({ name }: { name: string }) => name === 'site');
  const names = [...JSON.stringify(form.fields).matchAll(/"name":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  const text = readFileSync(`${root}shared/content/site.yaml`, 'utf8');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(text))).toEqual([]);
});

test('the home page as delivered arrives in one round trip', async () => {
  const { connect } = await openSite({}, { assets, content });
  const { send, closed } = await connect();
  await send('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
  // `connect` decodes the response as latin1, in which each character is one byte.
  const { length } = await closed;
  expect(length).toBeGreaterThan(5000);
  expect(length, 'Raise it in tests/support/budgets.ts.').toBeLessThanOrEqual(budgets.homePage);
});
