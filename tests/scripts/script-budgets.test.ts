import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';

const { out, assets, maps } = outputFolders('production');
const { vendor, main, chunks } = readBuild(`${out}/`);
const { outputs }: Metafile = JSON.parse(readFileSync(`${maps}/metafile.json`, 'utf8'));
const scripts = Object.entries(outputs).filter(([path]) => path.endsWith('.js'));
const firstLoad = [vendor, main, ...chunks];
const later = scripts.filter(([path]) => !firstLoad.includes(basename(path)));

/** What scripts weigh as they are sent, in bytes. */
function weigh(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + statSync(`${assets}/${name}.br`).size, 0);
}

test('what the first screen needs is at most 88,000 bytes of script', () => {
  const bytes = weigh(firstLoad);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, 'see "npm run size"').toBeLessThanOrEqual(88_000);
});

test('all scripts together are at most 108,000 bytes', () => {
  const bytes = weigh(scripts.map(([path]) => basename(path)));
  expect(scripts.length).toBeGreaterThan(2);
  expect(bytes, 'see "npm run size"').toBeLessThanOrEqual(108_000);
});

test('the toast and the animation come later', () => {
  const sources = later.flatMap(([, { inputs }]) => Object.keys(inputs)).join('\n');
  expect(sources).toContain('node_modules/@radix-ui/react-toast/');
  expect(sources).toContain('node_modules/motion-dom/');
});

test('no module is in two scripts', () => {
  const sources = scripts.flatMap(([, { inputs }]) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources).toEqual([...new Set(sources)]);
});
