import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { build } from '../support/build.ts';

const publicFiles = readdirSync(build.public, { recursive: true, encoding: 'utf8' });
const assets = readdirSync(build.assets);

const scripts = assets.filter((file) => file.endsWith('.js'));

const textOf = (asset: string) => readFileSync(`${build.assets}/${asset}`, 'utf8');

test('no source map is public, and no script names one', () => {
  expect(publicFiles.length).toBeGreaterThan(10);
  expect(publicFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) expect(textOf(file)).not.toContain('sourceMappingURL');
});

test('the licences of the fonts are served beside them', () => {
  const licences = assets.filter((file) => file.endsWith('-LICENSE.txt'));
  expect(licences).toHaveLength(2);
  for (const file of licences) expect(textOf(file)).toContain('SIL Open Font License');
});

test('all assets but licences have a hash in their names', () => {
  const hashed = assets.filter((file) => !/\.txt|\.br$/.test(file));
  expect(hashed.length).toBeGreaterThan(10);
  expect(hashed.filter((file) => !/-[A-Za-z0-9]{8}(-\d+)?\.\w+$/.test(file))).toEqual([]);
});

test('the built server contains the production build of React', () => {
  const code = readFileSync(`${build.server}/main.js`, 'utf8');
  expect(code).toContain('renderToPipeableStream');
  expect(code).not.toContain('should have a unique "key" prop');
});

test('a build has an id, and a commit if the project is in Git', () => {
  expect(readFileSync(`${build.server}/release`, 'utf8')).toMatch(/^[0-9a-f]{12}$/);
  const commit = readFileSync(`${build.server}/commit`, 'utf8');
  expect(commit).toMatch(existsSync(`${root}.git`) ? /^[0-9a-f]{7,}(-dirty)?$/ : /^$/);
});
