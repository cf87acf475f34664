import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';

const output = outputFolders('production');
const build = readBuild(`${output.out}/`);
const publicFiles = readdirSync(output.public, { recursive: true, encoding: 'utf8' });
const assets = readdirSync(output.assets);

const sizeOf = (file: string) => statSync(`${output.assets}/${file}`).size;

test('visitors can fetch no source map, though there are some', () => {
  expect(readdirSync(output.maps).length).toBeGreaterThan(0);
  expect(publicFiles.length).toBeGreaterThan(10);
  expect(publicFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('no script names a source map that visitors cannot fetch', () => {
  const scripts = assets.filter((file) => file.endsWith('.js'));
  expect(scripts).toContain(build.main);
  for (const file of scripts) {
    expect(readFileSync(`${output.assets}/${file}`, 'utf8')).not.toContain('sourceMappingURL');
  }
});

test('the large scripts ask to be compiled while they arrive, on their first line', () => {
  for (const file of [build.main, ...build.chunks]) {
    const code = readFileSync(`${output.assets}/${file}`, 'utf8');
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the manifest names files that are there', () => {
  const named = [build.vendor, build.main, ...build.chunks, ...Object.values(build.fonts)];
  expect(named.length).toBeGreaterThan(4);
  expect(assets).toEqual(expect.arrayContaining(named));
});

test('the fonts together are no larger than 36,000 bytes', () => {
  const total = Object.values(build.fonts)
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(36_000);
});

test('the licences of the fonts are served beside them', () => {
  const licences = assets.filter((file) => file.endsWith('-OFL.txt'));
  expect(licences).toHaveLength(2);
  for (const file of licences) {
    expect(readFileSync(`${output.assets}/${file}`, 'utf8')).toContain('SIL Open Font License');
  }
});

test('every file that is kept for a year, but the licences, has a fingerprint in its name', () => {
  const kept = assets.filter((file) => !/\.txt|\.(br|gz)$/.test(file));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((file) => !/-[A-Za-z0-9]{8}(-\d+)?\.\w+$/.test(file))).toEqual([]);
});

test('no file for visitors tells of the machine that built it', () => {
  const texts = publicFiles.filter((file) => /\.(js|txt|svg|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) {
    expect(readFileSync(`${output.public}/${file}`, 'utf8')).not.toContain(process.cwd());
  }
});
