import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import firstScripts from '#data/scripts.json' with { type: 'json' };
import { build } from '../support/site.ts';

const publicFiles = readdirSync(build.public, { recursive: true, encoding: 'utf8' });
const assets = readdirSync(build.assets);

const { outputs }: Metafile = JSON.parse(readFileSync(`${build.data}/metafile.json`, 'utf8'));
const scripts = Object.entries(outputs)
  .filter(([path]) => path.endsWith('.js'))
  .map(([path, { inputs }]) => ({ name: basename(path), inputs }));
const firstLoad = [firstScripts.main, ...firstScripts.chunks];

const textOf = (asset: string) => readFileSync(`${build.assets}/${asset}`, 'utf8');

test('the toast, the animation and the viewer are loaded later', () => {
  const later = scripts.filter(({ name }) => !firstLoad.includes(name));
  const laterSources = later.flatMap(({ inputs }) => Object.keys(inputs)).join('\n');
  expect(laterSources).toContain('node_modules/@radix-ui/react-toast/');
  expect(laterSources).toContain('node_modules/motion-dom/');
  expect(laterSources).toContain('client/pictures/picture-viewer.tsx');
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
  expect(hashed.length).toBeGreaterThan(10);
  expect(hashed.filter((file) => !/-[A-Za-z0-9]{8}(-\d+)?\.\w+$/.test(file))).toEqual([]);
});
