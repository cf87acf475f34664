import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import fonts from '#data/fonts.json' with { type: 'json' };
import firstScripts from '#data/scripts.json' with { type: 'json' };
import { outputFolders } from '#scripts/bundle/folders.ts';

const output = outputFolders('production');
const publicFiles = readdirSync(output.public, { recursive: true, encoding: 'utf8' });
const assets = readdirSync(output.assets);

const { outputs }: Metafile = JSON.parse(readFileSync(`${output.data}/metafile.json`, 'utf8'));
const scripts = Object.entries(outputs)
  .filter(([path]) => path.endsWith('.js'))
  .map(([path, { inputs }]) => ({ name: basename(path), inputs }));
const firstLoad = [firstScripts.main, ...firstScripts.chunks];

const textOf = (asset: string) => readFileSync(`${output.assets}/${asset}`, 'utf8');

/** The bytes of some assets together. */
function weigh(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + statSync(`${output.assets}/${name}`).size, 0);
}

/** The bytes of code in some compressed scripts; the rest is the owner's texts and pictures. */
function weighCode(names: readonly string[]): number {
  const inputs = scripts.flatMap((script) =>
    names.includes(script.name) ? Object.entries(script.inputs) : [],
  );
  const sumOf = (pattern: RegExp) =>
    inputs.reduce((sum, [path, part]) => sum + (pattern.test(path) ? part.bytesInOutput : 0), 0);
  const ownShare = sumOf(/^shared\/|\/data\/\w+\.json$/) / sumOf(/./);
  return weigh(names.map((name) => `${name}.br`)) * (1 - ownShare);
}

test.each([
  ['the first screen', 85_000, firstLoad],
  ['all pages', 105_000, scripts.map(({ name }) => name)],
])('the code of the scripts of %s has at most %d bytes', (_what, most, names) => {
  expect(weighCode(names)).toBeGreaterThan(50_000);
  expect(weighCode(names)).toBeLessThanOrEqual(most);
});

test('the fonts have at most 36,000 bytes', () => {
  expect(weigh(Object.values(fonts))).toBeGreaterThan(10_000);
  expect(weigh(Object.values(fonts))).toBeLessThanOrEqual(36_000);
});

test('the toast and the animation are loaded later', () => {
  const later = scripts.filter(({ name }) => !firstLoad.includes(name));
  const laterSources = later.flatMap(({ inputs }) => Object.keys(inputs)).join('\n');
  expect(laterSources).toContain('node_modules/@radix-ui/react-toast/');
  expect(laterSources).toContain('node_modules/motion-dom/');
});

test('no source map is public, and no script names one', () => {
  expect(publicFiles.length).toBeGreaterThan(10);
  expect(publicFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const { name } of scripts) expect(textOf(name)).not.toContain('sourceMappingURL');
});

test('the large scripts start with the compile hint of Chromium', () => {
  for (const name of firstLoad) {
    expect(textOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the licences of the fonts are served beside them', () => {
  const licences = assets.filter((file) => file.endsWith('-OFL.txt'));
  expect(licences).toHaveLength(2);
  for (const file of licences) expect(textOf(file)).toContain('SIL Open Font License');
});

test('the names of all assets but licences change with their content', () => {
  const hashed = assets.filter((file) => !/\.txt|\.(br|gz)$/.test(file));
  expect(hashed.length).toBeGreaterThan(50);
  expect(hashed.filter((file) => !/-[A-Za-z0-9]{8}(-\d+)?\.\w+$/.test(file))).toEqual([]);
});
