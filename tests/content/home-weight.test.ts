import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { expect, test } from 'vitest';
import { allTexts } from '#scripts/content/all-texts.ts';
import { routes } from '#shared/routes.ts';
import { createTestApp } from '../support/site.ts';

const { app } = createTestApp({ HSTS_MAX_AGE_S: '31536000' });

/** The bytes of a response's status line and headers, as they are sent. */
function headBytes(headers: Readonly<Record<string, string>>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`);
}

/** As delivered, the owner's texts and their letters are 5,370 more; ten segments of 1,460 hold both. */
test('the code of the home page leaves room in its first ten segments', async () => {
  const { headers, text } = await request(app).get(routes.home.path);
  const longestFirst = allTexts.map((each) => each.text).sort((a, b) => b.length - a.length);
  let code = text.replace(/base64,[^)]*/, '').replace(/unicode-range:[^;}]*/, '');
  for (const own of longestFirst.filter(Boolean)) code = code.replaceAll(own, '');
  const bytes = brotliCompressSync(code).length + headBytes(headers);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(9200);
});
