import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLogo } from '#scripts/media/logos.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

function readDrawing(contents: string | Buffer) {
  const path = `${createTemporaryFolder()}logo.svg`;
  writeFileSync(path, contents);
  return readLogo(path);
}

const draw = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 300 100">${shape}</svg>`;

test('a logo keeps the proportions of its viewBox', async () => {
  const { width, height } = await readDrawing(draw('<path d="M20 30h200v60z"/>'));
  expect(width / height).toBe(3);
});

test.each(['<svg', '', 'no drawing', '%PDF-1.7'])('a logo of %j is refused', async (contents) => {
  await expect(readDrawing(contents)).rejects.toThrow(
    /logo\.svg is no SVG drawing: save it again as SVG\.$/,
  );
});

test('a logo that is no drawing but a picture is refused', async () => {
  const create = { width: 3, height: 1, channels: 3, background: 'red' } as const;
  await expect(readDrawing(await sharp({ create }).png().toBuffer())).rejects.toThrow(
    /logo\.svg is no SVG drawing/,
  );
});

test('a logo with text in a font is refused', async () => {
  await expect(readDrawing(draw('<text x="1">Name</text>'))).rejects.toThrow(
    /logo\.svg has text in a font: convert its text to outlines\.$/,
  );
});
