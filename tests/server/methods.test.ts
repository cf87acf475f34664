import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/test-app.ts';

const { app, build } = createTestApp();

const refused = ['post', 'put', 'patch', 'delete', 'options'] as const;

test.each(refused)('%s is refused with the methods that are allowed', async (method) => {
  const { status, headers, text } = await request(app)[method]('/');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
  expect(text).not.toContain('<');
});

test.each(['/get-in-touch', '/no-such-page', '/our-story/', '/%E0%A4%A', `/assets/${build.main}`])(
  'a submission to %s is refused whatever stands there',
  async (path) => {
    const { status, headers, text } = await request(app).post(path).send('message=secret-words');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(text).not.toContain('secret-words');
  },
);

test('what was submitted does not reach the log', async () => {
  const { app: ownApp, logLines } = createTestApp();
  await request(ownApp).post('/').send('message=secret-words').expect(405);
  expect(JSON.stringify(logLines)).not.toContain('secret-words');
});
