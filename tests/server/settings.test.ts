import { expect, test } from 'vitest';
import { readSettings, SettingsError, settingsWarnings } from '#server/settings.ts';

test('with nothing set the server has what it needs', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    RENDER_TIMEOUT_MS: 10_000,
    LOG_LEVEL: 'info',
  });
  expect(readSettings({})).not.toHaveProperty('HOST');
  expect(readSettings({})).not.toHaveProperty('ASSET_ORIGIN');
});

test('each setting is read from the environment', () => {
  const settings = {
    PORT: '8080',
    HOST: '127.0.0.1',
    SITE_URL: 'https://site.example',
    ASSET_ORIGIN: 'https://files.example:8443',
    RENDER_TIMEOUT_MS: '250',
    LOG_LEVEL: 'debug',
  };
  expect(readSettings(settings)).toMatchObject({ ...settings, PORT: 8080, RENDER_TIMEOUT_MS: 250 });
});

test('an empty value counts as unset, a foreign name as nothing', () => {
  expect(readSettings({ PORT: '', HOST: '', ASSET_ORIGIN: '', HOME: '/root' })).toEqual(
    readSettings({}),
  );
});

test.each(['0', '65535'])('the port may be %s', (port) => {
  expect(readSettings({ PORT: port }).PORT).toBe(Number(port));
});

const refused: readonly [name: string, value: string][] = [
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['PORT', ' '],
  ['RENDER_TIMEOUT_MS', '0'],
  ['RENDER_TIMEOUT_MS', '10s'],
  ['RENDER_TIMEOUT_MS', '600001'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'INFO'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://site.example/shop'],
  ['SITE_URL', 'https://site.example/?a=1'],
  ['SITE_URL', 'https://site.example/#top'],
  ['SITE_URL', 'https://someone:secret@site.example'],
  ['SITE_URL', 'ftp://site.example'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['ASSET_ORIGIN', 'files.example'],
  ['ASSET_ORIGIN', '//files.example'],
  ['ASSET_ORIGIN', 'https://files.example/assets'],
  ['ASSET_ORIGIN', 'https://files.example;script-src-elem'],
  ['ASSET_ORIGIN', 'https://files.example,other.example'],
  ['PAGE_CACHE', 'yes'],
  ['HSTS_SCOPE', 'everything'],
];

test.each(refused)('%s may not be "%s", and the sentence names both', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
  expect(read).toThrow(value);
});

test('several wrong settings are named at once', () => {
  const read = () => readSettings({ PORT: 'abc', LOG_LEVEL: 'loud', SITE_URL: 'x' });
  expect(read).toThrow(/PORT .*SITE_URL .*LOG_LEVEL /);
});

test('the site may be named with the slash at its end, and is known without', () => {
  expect(readSettings({ SITE_URL: 'https://Site.example/' }).SITE_URL).toBe('https://site.example');
});

const warningsFor = (environment: NodeJS.ProcessEnv) =>
  settingsWarnings(environment, readSettings(environment));

test('a site whose address is not set is warned about once, with what follows from it', () => {
  expect(warningsFor({})).toEqual([
    expect.stringMatching(/^SITE_URL .*http:\/\/localhost:3000\.$/),
  ]);
  expect(warningsFor({ SITE_URL: 'https://site.example' })).toEqual([]);
});

test('an address without TLS is warned about where TLS is insisted on', () => {
  const environment = { SITE_URL: 'http://site.example', HSTS_MAX_AGE_S: '31536000' };
  expect(warningsFor(environment)).toEqual([expect.stringMatching(/^SITE_URL .*HSTS_MAX_AGE_S/)]);
});

test('a setting whose letters are in the wrong case is named', () => {
  const environment = { SITE_URL: 'https://site.example', Page_Cache: 'off', HOME: '/root' };
  expect(warningsFor(environment)).toEqual(['Page_Cache is not read: the setting is PAGE_CACHE.']);
});

test('that all addresses cannot be trusted is said', () => {
  expect(() => readSettings({ TRUST_PROXY: '0.0.0.0/0' })).toThrow(/all addresses at once, \/0/);
});
