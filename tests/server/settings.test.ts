import { expect, test } from 'vitest';
import { readSettings, SettingsError, settingNames, settingsWarning } from '#server/settings.ts';

const address = 'https://www.larkandlinden.example';

test('a setting that is empty has its default', () => {
  const settings = readSettings(Object.fromEntries(settingNames.map((it) => [it, ''])), address);
  expect(settings).toEqual(readSettings({}, address));
  expect(settings).toMatchObject({
    PORT: 3000,
    SITE_URL: address,
    INDEXING: 'on',
    SHUTDOWN_GRACE_MS: 1000,
    LOG_LEVEL: 'info',
  });
});

test('each setting is read from the environment', () => {
  const settings = {
    PORT: '65535',
    HOST: '127.0.0.1',
    SITE_URL: 'https://Site.example/',
    ASSET_ORIGIN: 'https://files.example:8443',
    SHUTDOWN_GRACE_MS: '0',
    LOG_LEVEL: 'fatal',
  };
  expect(readSettings(settings, '')).toMatchObject({
    ...settings,
    PORT: 65_535,
    SITE_URL: 'https://site.example',
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
  ['INDEXING', 'yes'],
  ['SHUTDOWN_GRACE_MS', '1e3'],
  ['LOG_LEVEL', 'loud', 'INFO'],
])('%s refuses wrong values in a sentence that names both', (name, ...values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value }, '');
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
    expect(read).toThrow(JSON.stringify(value));
  }
});

test('without an address a warning says what is missing', () => {
  expect(settingsWarning(readSettings({}, address))).toBe('');
  expect(settingsWarning(readSettings({ SITE_URL: address }, ''))).toBe('');
  expect(settingsWarning(readSettings({}, ''))).toMatch(/^SITE_URL is not set: .+ sitemap\.$/);
});
