import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, test } from 'vitest';
import { footerPages, headerPages } from '#shared/routes.ts';
import { ask } from '../support/app-under-test.ts';
import { content } from '../support/build.ts';
import { textsOf, valuesOf } from '../support/html.ts';
import { startReadyServer } from '../support/processes.ts';

const { port } = await startReadyServer();

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

test.each(content.pages)('$path is served with its title and links', async ({ path, title }) => {
  const { text } = await request(`http://127.0.0.1:${port}`).get(path).expect(200);
  const page = parse(text);
  expect(textsOf(page, 'title')).toEqual([title.replace(/\s+/g, ' ')]);
  const inHeader = pathsOf(headerPages(content).filter((page) => page !== null));
  expect(valuesOf(page, 'header a', 'href')).toEqual(expect.arrayContaining(inHeader));
  expect(valuesOf(page, 'footer nav a', 'href')).toEqual(pathsOf(footerPages(content)));
});

test.each(content.pages)('$path is a stream whose first chunk has the head', async ({ path }) => {
  const { status, headers, chunks } = await ask(port, path);
  expect(status).toBe(200);
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(headers).not.toHaveProperty('content-length');
  expect(chunks.length).toBeGreaterThan(1);
  expect(String(chunks[0])).toMatch(/^<!DOCTYPE html>.*<\/head><body>/s);
  expect(String(chunks[0])).not.toContain('</html>');
});
