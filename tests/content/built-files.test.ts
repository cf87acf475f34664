import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '#scripts/folders.ts';
import { build } from '../support/build.ts';

const publicFiles = readdirSync(build.public, { recursive: true, encoding: 'utf8' });
const assets = readdirSync(build.assets);

const { outputs }: Metafile = JSON.parse(readFileSync(`${build.data}/metafile.json`, 'utf8'));
const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'));

const textOf = (asset: string) => readFileSync(`${build.assets}/${asset}`, 'utf8');

test('no source map is public, and no script names one', () => {
  expect(publicFiles.length).toBeGreaterThan(10);
  expect(publicFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const path of scripts) expect(textOf(basename(path))).not.toContain('sourceMappingURL');
});

test('the licences of the fonts are served beside them', () => {
  const licences = assets.filter((file) => file.endsWith('-OFL.txt'));
  expect(licences).toHaveLength(2);
  for (const file of licences) expect(textOf(file)).toContain('SIL Open Font License');
});

test('the names of all assets but licences change with their content', () => {
  const hashed = assets.filter((file) => !/\.txt|\.(br|gz)$/.test(file));
  expect(hashed.length).toBeGreaterThan(10);
  expect(hashed.filter((file) => !/-[A-Za-z0-9]{8}(-\d+)?\.\w+$/.test(file))).toEqual([]);
});

test('the built server has the React of production', () => {
  const code = readFileSync(`${build.server}/main.js`, 'utf8');
  expect(code).toContain('renderToPipeableStream');
  expect(code).not.toContain('should have a unique "key" prop');
});

test('a build has an id, and its commit where Git knows one', () => {
  const release = readFileSync(`${build.server}/release`, 'utf8');
  const { status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root });
  expect(release).toMatch(status === 0 ? /^[0-9a-f]{12} [0-9a-f]{7,}(-dirty)?$/ : /^[0-9a-f]{12}$/);
});
