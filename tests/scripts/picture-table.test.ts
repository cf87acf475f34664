import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPictureTable } from '#scripts/media/check-picture-table.ts';
import { type PictureEntry, pictures } from '#shared/pictures.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { gallery, ...others } = pictures;

test('the table, the pages and the folder agree', async () => {
  await expect(checkPictureTable(pictures)).resolves.toBeUndefined();
});

const outside =
  'puts the focus of "gallery" outside the picture: give x and y in percent, from 0 to 100.';

test.each<[what: string, entries: Readonly<Record<string, PictureEntry>>, said: string]>([
  [
    'a picture without alt text',
    { ...pictures, gallery: { ...gallery, alt: ' ' } },
    'gives "gallery" no alt text: say in a few words what the picture shows.',
  ],
  ...[
    { x: -1, y: 50 },
    { x: 50, y: 620 },
    { x: Number.NaN, y: 50 },
  ].map((focus): [string, Readonly<Record<string, PictureEntry>>, string] => [
    `a focus at ${focus.x}, ${focus.y}`,
    { ...pictures, gallery: { ...gallery, focus } },
    outside,
  ]),
  [
    'a picture that is on no page',
    { ...pictures, garden: gallery },
    'lists "garden", which stands on no page: name it in shared/routes.ts, or take it and its file out.',
  ],
  [
    'a page whose picture is not in the table',
    others,
    'does not list "gallery", which stands on a page: add it, or take it out of shared/routes.ts.',
  ],
])('%s is refused in a sentence', async (_what, entries, said) => {
  await expect(checkPictureTable(entries)).rejects.toThrow(`shared/pictures.ts ${said}`);
});

test('a file that is not in the table is named', async () => {
  const folder = createTemporaryFolder();
  writeFileSync(`${folder}.hidden`, '');
  writeFileSync(`${folder}logo.svg`, '');
  await expect(checkPictureTable(pictures, folder)).resolves.toBeUndefined();
  writeFileSync(`${folder}holiday.jpg`, '');
  await expect(checkPictureTable(pictures, folder)).rejects.toThrow(
    /holiday\.jpg is not listed in shared\/pictures\.ts: add it there, or take the file away\.$/,
  );
});
