import express from 'express';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';

const server = createHttpServer(express());

test('slow headers end a connection after 15 s, and slow bodies after 30 s', () => {
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
  // Node looks for these connections at this interval, by default every 30 s.
  expect(server).toMatchObject({ connectionsCheckingInterval: 1000 });
});

test('a connection that transfers nothing for 120 s is closed', () => {
  expect(server.timeout).toBe(120_000);
});

test('the server keeps idle connections longer than any proxy does', () => {
  const googleMs = 600_000;
  expect(server.keepAliveTimeout).toBeGreaterThan(googleMs);
});
