import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { readSettings, SettingsError, settingsWarnings } from '#server/settings.ts';

test('every setting but HOST and ASSET_ORIGIN has a default, which an empty value leaves', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    RENDER_TIMEOUT_MS: 10_000,
    LOG_LEVEL: 'info',
  });
  expect(settings).not.toHaveProperty('HOST');
  expect(settings).not.toHaveProperty('ASSET_ORIGIN');
  // Proxies keep idle connections for up to 60 s, and should be the first to close them.
  expect(settings.KEEP_ALIVE_TIMEOUT_MS).toBeGreaterThan(60_000);
  expect(readSettings({ PORT: '', HOST: '', ASSET_ORIGIN: '', HOME: '/root' })).toEqual(settings);
});

test('each setting is read from the environment', () => {
  const settings = {
    PORT: '65535',
    HOST: '127.0.0.1',
    SITE_URL: 'https://Site.example/',
    ASSET_ORIGIN: 'https://files.example:8443',
    RENDER_TIMEOUT_MS: '250',
    SHUTDOWN_GRACE_MS: '0',
    LOG_LEVEL: 'debug',
  };
  expect(readSettings(settings)).toMatchObject({
    ...settings,
    PORT: 65_535,
    SITE_URL: 'https://site.example',
    RENDER_TIMEOUT_MS: 250,
    SHUTDOWN_GRACE_MS: 0,
  });
});

test.each<[name: string, ...values: string[]]>([
  ['PORT', 'abc', '-1', '65536', '80.5', '0x50', ' '],
  ['SITE_URL', 'www.example.com', 'ftp://site.example', 'javascript:alert(1)'],
  ['SITE_URL', 'https://site.example/shop', 'https://site.example/?a=1'],
  ['SITE_URL', 'https://site.example/#top', 'https://someone:secret@site.example'],
  ['ASSET_ORIGIN', 'files.example', '//files.example', 'https://files.example/assets'],
  ['ASSET_ORIGIN', 'https://files.example;script-src-elem', 'https://files.example,other.example'],
  ['PAGE_CACHE', 'yes'],
  ['RENDER_TIMEOUT_MS', '0', '10s', '600001'],
  ['HSTS_MAX_AGE_S', '-1', '1y', '63072001'],
  ['HSTS_SCOPE', 'everything'],
  ['TRUST_PROXY', 'true', '*', '10.0.0.0/99', 'proxy.example', '0.0.0.0/0'],
  ['KEEP_ALIVE_TIMEOUT_MS', '0'],
  ['HEADERS_TIMEOUT_MS', '0'],
  ['REQUEST_TIMEOUT_MS', 'never'],
  ['IDLE_TIMEOUT_MS', '0'],
  ['SHUTDOWN_GRACE_MS', '1e3'],
  ['SHUTDOWN_LIMIT_MS', '0'],
  ['ACCESS_LOG', 'yes'],
  ['SLOW_REQUEST_MS', '0'],
  ['LOG_LEVEL', 'loud', 'INFO'],
])('%s rejects wrong values with a sentence that names both, as for "%s"', (name, ...values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
    expect(read).toThrow(JSON.stringify(value));
  }
});

test('several wrong settings are all named, and so are two that contradict each other', () => {
  const several = () => readSettings({ PORT: 'abc', LOG_LEVEL: 'loud', SITE_URL: 'x' });
  expect(several).toThrow(/PORT .*SITE_URL .*LOG_LEVEL /);
  const contradiction = { HEADERS_TIMEOUT_MS: '40000', REQUEST_TIMEOUT_MS: '30000' };
  expect(() => readSettings(contradiction)).toThrow(
    /^HEADERS_TIMEOUT_MS has to be at most REQUEST_TIMEOUT_MS, but is 40000\.$/,
  );
});

const siteUrl = { SITE_URL: 'https://site.example' };

test.each<[what: string, environment: NodeJS.ProcessEnv, warnings: readonly RegExp[]]>([
  ['no address', {}, [/^SITE_URL .*http:\/\/localhost:3000\.$/]],
  ['an address', siteUrl, []],
  [
    'an address without TLS where TLS is insisted on',
    { SITE_URL: 'http://site.example', HSTS_MAX_AGE_S: '31536000' },
    [/^SITE_URL .*HSTS_MAX_AGE_S/],
  ],
  [
    'a setting in the wrong case',
    { ...siteUrl, Page_Cache: 'off', HOME: '/root' },
    [/^Page_Cache is not read: the setting is PAGE_CACHE\.$/],
  ],
])('%s is warned about if it needs to be', (_what, environment, warnings) => {
  expect(settingsWarnings(environment, readSettings(environment))).toEqual(
    warnings.map((warning) => expect.stringMatching(warning)),
  );
});

test('the timeouts reach the HTTP server', () => {
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
