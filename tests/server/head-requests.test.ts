import request from 'supertest';
import { beforeAll, expect, test } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build, warm } = createTestApp();

beforeAll(warm);

/** What belongs to the connection or the moment, not to the page; a HEAD may leave the length out. */
const ofTheMoment = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
];

const lasting = (headers: Record<string, string>) =>
  Object.entries(headers).filter(([name]) => !ofTheMoment.includes(name));

const addresses = [
  ...everyPath,
  '/our-story/',
  '/Gallery?a=1',
  '/%E0%A4%A',
  '/favicon.svg',
  '/assets/no-such-file.js',
  `/assets/${build.main}`,
];

test.each(addresses)('HEAD %s answers like GET, without the body', async (path) => {
  const whole = await request(app).get(path).set('Accept-Encoding', 'identity');
  const head = await request(app).head(path).set('Accept-Encoding', 'identity');
  expect(lasting(whole.headers).length).toBeGreaterThan(0);
  expect(head.status).toBe(whole.status);
  expect(lasting(head.headers)).toEqual(lasting(whole.headers));
  expect(head.text ?? '').toBe('');
});

test.each(addresses)('where HEAD %s gives a length, it is that of GET', async (path) => {
  const whole = await request(app).get(path).set('Accept-Encoding', 'identity');
  const head = await request(app).head(path).set('Accept-Encoding', 'identity');
  expect([undefined, whole.headers['content-length']]).toContain(head.headers['content-length']);
});
