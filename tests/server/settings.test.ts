import { expect, test } from 'vitest';
import { readSettings, type Settings, settingNames, settingsWarning } from '#server/settings.ts';

const address = 'https://www.larkandlinden.example';

test('an empty setting has its default', () => {
  const settings = readSettings(Object.fromEntries(settingNames.map((key) => [key, ''])), address);
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
  const settings: Record<keyof Settings, string> = {
    PORT: '65535',
    HOST: '127.0.0.1',
    SITE_URL: 'https://Site.example/',
    ASSET_ORIGIN: 'https://files.example:8443',
    INDEXING: 'off',
    SHUTDOWN_GRACE_MS: '0',
    LOG_LEVEL: 'fatal',
  };
  expect(readSettings(settings, '')).toEqual({
    ...settings,
    PORT: 65_535,
    SITE_URL: 'https://site.example',
    SHUTDOWN_GRACE_MS: 0,
  });
});

/** Invalid values of each setting. `HOST` is not among them, because Node itself refuses an invalid host. */
const wrong: Record<Exclude<keyof Settings, 'HOST'>, string[]> = {
  PORT: ['-1', '65536', '80.5', ' '],
  SITE_URL: ['www.example.com', 'ftp://site.example', `${address}/shop`, `${address}/?a=1`],
  ASSET_ORIGIN: ['//files.example', 'https://a:b@files.example', `${address};script-src-elem`],
  INDEXING: ['yes'],
  SHUTDOWN_GRACE_MS: ['1e3'],
  LOG_LEVEL: ['INFO'],
};

test.each(Object.entries(wrong))(
  'an invalid %s is refused in a sentence that names the value',
  (name, values) => {
    for (const value of values) {
      const read = () => readSettings({ [name]: value }, '');
      expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
      expect(read).toThrow(JSON.stringify(value));
    }
  },
);

test('a warning says what the site lacks without an address', () => {
  expect(settingsWarning(readSettings({}, address))).toBe('');
  expect(settingsWarning(readSettings({ SITE_URL: address }, ''))).toBe('');
  expect(settingsWarning(readSettings({}, ''))).toMatch(/^SITE_URL is not set: .+ sitemap\.$/);
});
