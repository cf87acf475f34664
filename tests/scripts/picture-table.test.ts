import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPictureTable } from '#scripts/media/check-picture-table.ts';
import { type PictureEntry, pictures } from '#shared/pictures.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const { gallery, ...others } = pictures;

/** Checks the site's own table with `entries` put into it. */
const check = (entries: Readonly<Record<string, PictureEntry>>) =>
  checkPictureTable({ ...others, gallery, ...entries });

test('the table, the pages and the folder fit together', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

test('a picture without alt text is named', async () => {
  await expect(check({ gallery: { ...gallery, alt: ' ' } })).rejects.toThrow(
    'shared/pictures.ts gives "gallery" no alt text: say in a few words what the picture shows.',
  );
});

test.each([
  { x: -1, y: 50 },
  { x: 50, y: 620 },
  { x: Number.NaN, y: 50 },
])('a focus at $x, $y is refused', async (focus) => {
  await expect(check({ gallery: { ...gallery, focus } })).rejects.toThrow(
    'shared/pictures.ts puts the focus of "gallery" outside the picture: give x and y in percent, from 0 to 100.',
  );
});

test('a picture that stands on no page is named', async () => {
  await expect(check({ garden: gallery })).rejects.toThrow(
    'shared/pictures.ts lists "garden", which stands on no page: name it in shared/routes.ts, or take it and its file out.',
  );
});

test('a page whose picture is not in the table is refused', async () => {
  await expect(checkPictureTable(others)).rejects.toThrow(
    'shared/pictures.ts does not list "gallery", which stands on a page: add it, or take it out of shared/routes.ts.',
  );
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
