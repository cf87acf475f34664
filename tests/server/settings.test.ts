import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { readSettings, type Settings, settingNames, settingsWarning } from '#server/settings.ts';

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
  const settings: Record<keyof Settings, string> = {
    PORT: '65535',
    HOST: '127.0.0.1',
    SITE_URL: 'https://Site.example/',
    ASSET_ORIGIN: 'https://files.example:8443',
    INDEXING: 'off',
    SHUTDOWN_GRACE_MS: '0',
    LOG_LEVEL: 'fatal',
  };
  const read = readSettings(settings, '');
  expect(read).toEqual({
    ...settings,
    PORT: 65_535,
    SITE_URL: 'https://site.example',
    SHUTDOWN_GRACE_MS: 0,
  });
  const defaults = readSettings({}, '');
  expect(
    Object.entries(read).filter(([name, value]) => Reflect.get(defaults, name) === value),
  ).toEqual([]);
});

test.each(settingNames)('%s is passed on, and other tests set it', (name) => {
  const read = (files: string[]) => files.map((file) => readFileSync(root + file, 'utf8')).join();
  expect(read(['server/app.ts', 'server/main.ts'])).toContain(name);
  const others = globSync('tests/**/*.ts', { cwd: root, ignore: '**/settings.test.ts' });
  expect(read(others)).toContain(`${name}: `);
});

test.each(['fatal', 'error', 'warn', 'info', 'silent'])('LOG_LEVEL may be %s', (LOG_LEVEL) => {
  expect(readSettings({ LOG_LEVEL }, '')).toMatchObject({ LOG_LEVEL });
});

const [site, files] = ['https://site.example', 'https://files.example'];

// Node itself refuses a wrong host.
const wrong: Record<Exclude<keyof Settings, 'HOST'>, string[]> = {
  PORT: ['abc', '-1', '65536', '80.5', '0x50', ' '],
  SITE_URL: [
    ...['www.example.com', 'ftp://site.example', 'javascript:alert(1)', `${site}/shop`],
    ...[`${site}/?a=1`, `${site}/#top`, 'https://someone:secret@site.example'],
  ],
  ASSET_ORIGIN: [
    ...['files.example', '//files.example', `${files}/assets`],
    ...[`${files};script-src-elem`, `${files},other.example`],
  ],
  INDEXING: ['yes'],
  SHUTDOWN_GRACE_MS: ['1e3'],
  LOG_LEVEL: ['loud', 'INFO'],
};

test.each(Object.entries(wrong))(
  '%s refuses wrong values in a sentence that names both',
  (name, values) => {
    for (const value of values) {
      const read = () => readSettings({ [name]: value }, '');
      expect(read).toThrow(new RegExp(`^${name} has to .+\\.$`));
      expect(read).toThrow(JSON.stringify(value));
    }
  },
);

test('without an address a warning says what is missing', () => {
  expect(settingsWarning(readSettings({}, address))).toBe('');
  expect(settingsWarning(readSettings({ SITE_URL: address }, ''))).toBe('');
  expect(settingsWarning(readSettings({}, ''))).toMatch(/^SITE_URL is not set: .+ sitemap\.$/);
});
