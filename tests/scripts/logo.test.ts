import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLogo } from '#scripts/media/logo.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

function readDrawing(contents: string | Buffer) {
  const path = `${createTemporaryFolder()}logo.svg`;
  writeFileSync(path, contents);
  return readLogo(path);
}

const draw = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 400 100">${shape}</svg>`;

test('a logo in a light colour is read, with the size of its drawing', async () => {
  const logo = await readDrawing(draw('<path fill="#c9a96e" d="M30 30h200v50h-90v-9h-110z"/>'));
  expect(logo).toMatchObject({ width: 400, height: 100 });
});

const photograph = sharp({ create: { width: 3, height: 1, channels: 3, background: 'red' } });

test.each<[fault: string, contents: string | Buffer]>([
  ['cannot be read', '<svg'],
  ['cannot be read', ''],
  ['is not an SVG', await photograph.png().toBuffer()],
  ['has text that needs a font: save it with', draw('<text x="1">Name</text>')],
  ['has a background: save it without one.', draw('<path fill="#fff" d="M10 20h400v100h-400z"/>')],
  ['is too light to be seen, or empty', draw('<path fill="#fff" d="M110 30h200v60z"/>')],
  ['is too light to be seen, or empty', draw('')],
  ['is too tall', draw('<path d="M30 30h9v9z"/>').replace('400 100', '200 100')],
  ['is too wide', draw('<path d="M30 30h9v9z"/>').replace('400 100', '2000 100')],
])('a logo that %s is refused', async (fault, contents) => {
  await expect(readDrawing(contents)).rejects.toThrow(`logo.svg ${fault}`);
});

test('a logo that is missing or no file is refused', async () => {
  const path = `${createTemporaryFolder()}logo.svg`;
  const sentence = 'logo.svg is missing, or is not a file: add it again';
  await expect(readLogo(path)).rejects.toThrow(sentence);
  mkdirSync(path);
  await expect(readLogo(path)).rejects.toThrow(sentence);
});
