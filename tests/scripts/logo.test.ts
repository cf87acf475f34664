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
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 400 100">${shape}</svg>`;

test('a logo keeps the proportions of its viewBox', async () => {
  const { width, height } = await readDrawing(draw('<path d="M20 30h200v60z"/>'));
  expect(width / height).toBe(4);
});

const photograph = sharp({ create: { width: 3, height: 1, channels: 3, background: 'red' } });

test.each<[what: string, contents: string | Buffer]>([
  ['half a tag', '<svg'],
  ['nothing', ''],
  ['a document', '%PDF-1.7'],
  ['a photograph', await photograph.png().toBuffer()],
  ['text in a font', draw('<text x="1">Name</text>')],
  ['white', draw('<path fill="#fff" d="M20 30h200v60z"/>')],
  ['nearly a square', draw('<path d="M20 30h200v60z"/>').replace('400', '200')],
])('a logo of %s is refused', async (_what, contents) => {
  await expect(readDrawing(contents)).rejects.toThrow(
    'logo.svg cannot be used: save it as a dark SVG drawing of about 1200 × 216, with its text as outlines.',
  );
});
