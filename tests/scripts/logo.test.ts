import { writeFileSync } from 'node:fs';
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
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 300 100">${shape}</svg>`;

test('a logo keeps the proportions of its viewBox', async () => {
  const { width, height } = await readDrawing(draw('<path d="M20 30h200v60z"/>'));
  expect(width / height).toBe(3);
});

const photograph = sharp({ create: { width: 3, height: 1, channels: 3, background: 'red' } });
const noDrawing = 'logo.svg is no SVG drawing: save it again as SVG.';

test.each<[what: string, contents: string | Buffer, said: string]>([
  ['half a tag', '<svg', noDrawing],
  ['nothing', '', noDrawing],
  ['a document', '%PDF-1.7', noDrawing],
  ['a photograph', await photograph.png().toBuffer(), noDrawing],
  [
    'text in a font',
    draw('<text x="1">Name</text>'),
    'logo.svg has text in a font: convert its text to outlines.',
  ],
])('a logo of %s is refused', async (_what, contents, said) => {
  await expect(readDrawing(contents)).rejects.toThrow(said);
});
