import { beforeAll, expect, test } from 'vitest';
import { listenOn } from '../support/listen-on.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, build, warm } = createTestApp();
const asset = `/assets/${build.main}`;

beforeAll(warm, 60_000);

const codings = ['br', 'gzip', 'identity'];

async function openWithTag(path: string, coding = 'br') {
  const { ask } = await listenOn(app);
  const { headers } = await ask(path, { 'Accept-Encoding': coding });
  return { ask, tag: String(headers.etag), headers };
}

test.each(codings)('a visitor who has the page in %s is told so', async (coding) => {
  for (const path of ['/', '/gallery?from=card', asset]) {
    const { ask, tag, headers } = await openWithTag(path, coding);
    const known = { 'Accept-Encoding': coding, 'If-None-Match': tag };
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, known, method);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers).not.toHaveProperty('content-length');
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.etag).toBe(tag);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['cache-control']).toBe(headers['cache-control']);
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
  }
});

test.each([
  ['the tag', (tag: string) => tag],
  ['a weak form of the tag', (tag: string) => `W/${tag}`],
  ['a list with it', (tag: string) => `"a", W/"b" , ${tag},"c"`],
  ['a list with a weak form of it', (tag: string) => `"a",W/${tag}`],
  ['anything', () => '*'],
])('If-None-Match with %s is answered with 304', async (_what, valueFor) => {
  const { ask, tag } = await openWithTag('/');
  const { status } = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': valueFor(tag) });
  expect(status).toBe(304);
});

test.each([
  ['another tag', () => '"another"'],
  ['the tag without quotes', (tag: string) => tag.slice(1, -1)],
  ['half the tag', (tag: string) => `${tag.slice(0, -5)}"`],
  ['nothing', () => ''],
  ['nonsense', () => ',,;W/,"'],
])('If-None-Match with %s is answered with the page', async (_what, valueFor) => {
  const { ask, tag } = await openWithTag('/');
  const value = valueFor(tag);
  const answer = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': value });
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBeGreaterThan(1000);
});

test('the tag of one coding does not vouch for another', async () => {
  const { ask, tag } = await openWithTag('/', 'br');
  const { status } = await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
  expect(status).toBe(200);
});

test.each(['/no-such-page', '/%E0%A4%A'])('%s stays the error that it is', async (path) => {
  const { ask, tag } = await openWithTag(path);
  for (const value of [tag, '*']) {
    const { status } = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': value });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

const addresses = ['/', '/no-such-page', '/%E0%A4%A', '/Gallery', asset, '/assets/x', '/healthz'];

test.each(addresses)('HEAD %s has the headers of GET in each coding', async (path) => {
  const { ask } = await listenOn(app);
  for (const coding of codings) {
    const ofThePage = (headers: object) =>
      Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name));
    const whole = await ask(path, { 'Accept-Encoding': coding });
    const head = await ask(path, { 'Accept-Encoding': coding }, 'HEAD');
    expect(whole.headers['content-length']).toBe(String(whole.body.length));
    expect(head.status).toBe(whole.status);
    expect(ofThePage(head.headers)).toEqual(ofThePage(whole.headers));
    expect(head.body).toHaveLength(0);
  }
});
