import { expect, test } from 'vitest';
import { ask } from '../support/app-under-test.ts';
import { content } from '../support/build.ts';
import { startReadyServer } from '../support/processes.ts';

const { port } = await startReadyServer();

test.each(content.pages)('$path is a stream whose first chunk has the head', async ({ path }) => {
  const { status, headers, chunks } = await ask(port, path);
  expect(status).toBe(200);
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(headers['server-timing']).toMatch(/^turn;dur=[\d.]+, render;dur=[\d.]+$/);
  expect(headers).not.toHaveProperty('content-length');
  expect(chunks.length).toBeGreaterThan(1);
  expect(String(chunks[0])).toMatch(/^<!DOCTYPE html>.*<\/head><body>/s);
  expect(String(chunks[0])).not.toContain('</html>');
});
