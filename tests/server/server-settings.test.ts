import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { readSettings, SettingsError } from '#server/settings.ts';

const refused: readonly [name: string, value: string][] = [
  ['HSTS_MAX_AGE_S', '-1'],
  ['HSTS_MAX_AGE_S', '1y'],
  ['HSTS_MAX_AGE_S', '63072001'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '*'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', 'proxy.example'],
  ['KEEP_ALIVE_TIMEOUT_MS', '0'],
  ['HEADERS_TIMEOUT_MS', '0'],
  ['REQUEST_TIMEOUT_MS', 'never'],
  ['IDLE_TIMEOUT_MS', '0'],
  ['SHUTDOWN_GRACE_MS', '1e3'],
  ['SHUTDOWN_LIMIT_MS', '0'],
  ['ACCESS_LOG', 'yes'],
  ['SLOW_REQUEST_MS', '0'],
];

test.each(refused)('%s may not be "%s", and the sentence names both', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
  expect(read).toThrow(JSON.stringify(value));
});

test('the time for a head may not be longer than the time for its request', () => {
  const read = () => readSettings({ HEADERS_TIMEOUT_MS: '40000', REQUEST_TIMEOUT_MS: '30000' });
  expect(read).toThrow(/^HEADERS_TIMEOUT_MS has to be at most REQUEST_TIMEOUT_MS, but is 40000\.$/);
});

test('what limits connections reaches the server', () => {
  const settings = readSettings({
    KEEP_ALIVE_TIMEOUT_MS: '1001',
    HEADERS_TIMEOUT_MS: '1002',
    REQUEST_TIMEOUT_MS: '1003',
    IDLE_TIMEOUT_MS: '1004',
  });
  expect(createHttpServer(() => {}, settings).server).toMatchObject({
    keepAliveTimeout: 1001,
    headersTimeout: 1002,
    requestTimeout: 1003,
    timeout: 1004,
  });
});

test('by default connections are kept longer than proxies keep theirs idle', () => {
  expect(readSettings({}).KEEP_ALIVE_TIMEOUT_MS).toBeGreaterThan(60_000);
});
