import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { BrokenApp, BrokenGalleryApp, secret } from '../support/apps.tsx';
import { find, textOf, valuesOf } from '../support/html.ts';

test('a page that throws is replaced by an error page without scripts', async () => {
  const { fetchRaw } = await openSite({}, { App: BrokenApp });
  const { status, headers, text } = await fetchRaw('/');
  const page = parse(text);
  expect(find(page, 'html').getAttribute('lang')).toBe('en-GB');
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).not.toMatch(/^W\/"[\w-]+-\d{4}"$/);
  expect(textOf(find(page, 'h1'))).toBe('Something failed on our side');
  expect(valuesOf(page, 'main a', 'href')).toEqual(['/']);
  expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(find(page, 'head style').text).toContain('@font-face');
  expect(page.querySelectorAll('script')).toEqual([]);
});

test('the error of a page is logged and not sent', async () => {
  const path = '/gallery';
  const { fetchRaw, logLines } = await openSite({}, { App: BrokenGalleryApp });
  const { status, headers, text } = await fetchRaw(`${path}?name=private-text`);
  expect(status).toBe(500);
  expect(text).not.toMatch(/swordfish|BrokenApp|node_modules|Error:|\.tsx?\b/);
  const requestId = headers['x-request-id'];
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(logLines).toMatchObject([
    { level: 50, path, requestId, err: { message: secret, type: 'Error' }, msg: 'request failed' },
  ]);
  expect(JSON.stringify(logLines)).toContain('BrokenApp');
  expect(JSON.stringify(logLines)).not.toContain('private-text');
});

test('the request id of a proxy is in the log and in the response', async () => {
  const { fetchRaw, logLines } = await openSite({}, { App: BrokenApp });
  const { headers } = await fetchRaw('/', { 'X-Request-Id': 'proxy-7f3a' });
  expect([headers['x-request-id'], logLines[0]?.requestId]).toEqual(['proxy-7f3a', 'proxy-7f3a']);
});
