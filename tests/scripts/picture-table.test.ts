import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseUnlistedFiles } from '#scripts/bundle/refuse-bad-content.ts';
import { checkPictures } from '#shared/check-content.ts';
import { type PictureEntry, pictures } from '#shared/pictures.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { gallery, ...others } = pictures;
const galleryWith = (change: Partial<PictureEntry>) => ({
  ...pictures,
  gallery: { ...gallery, ...change },
});

test.each<[what: string, table: Readonly<Record<string, PictureEntry>>, problem: string]>([
  ['a picture without alt text', galleryWith({ alt: ' ' }), 'gives "gallery" no alt text'],
  ...[
    { x: -1, y: 50 },
    { x: 50, y: 620 },
    { x: Number.NaN, y: 50 },
  ].map((focus): [string, Readonly<Record<string, PictureEntry>>, string] => [
    `a focus at ${focus.x}, ${focus.y}`,
    galleryWith({ focus }),
    'puts the focus of "gallery" outside the picture',
  ]),
  [
    'a picture that is on no page',
    { ...pictures, garden: gallery },
    'lists "garden", which no page shows',
  ],
  [
    'a page whose picture is not in the table',
    others,
    'does not list "gallery", which a page shows',
  ],
])('%s is refused', (_what, table, expected) => {
  const problems = checkPictures(table);
  expect(problems[0]).toMatchObject({ file: 'shared/pictures.ts', problem: expected });
});

test('a file that is not in the table is named', async () => {
  const folder = createTemporaryFolder();
  writeFileSync(`${folder}.hidden`, '');
  writeFileSync(`${folder}logo.svg`, '');
  await expect(refuseUnlistedFiles(folder)).resolves.toBeUndefined();
  writeFileSync(`${folder}holiday.jpg`, '');
  await expect(refuseUnlistedFiles(folder)).rejects.toThrow(
    /holiday\.jpg is not listed in shared\/pictures\.ts: add it there, or remove the file\.$/,
  );
});
