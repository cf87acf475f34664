import { readdir } from 'node:fs/promises';
import { type PictureEntry, pictures } from '#shared/pictures.ts';
import { routes } from '#shared/routes.ts';
import { BuildInputError } from '../bundle/build-input-error.ts';
import { root, sources } from '../bundle/folders.ts';

const tableFile = `${root}shared/pictures.ts`;

/** Pictures that `routes.ts` does not name: the hero on tall screens, and the 404 page's. */
const otherPictures = ['hero-portrait', 'not-found'];

/**
 * Throws `BuildInputError` if the table of pictures does not match the pages that show them, or the files
 * in `folder`.
 */
export async function checkPictureTable(
  table: Readonly<Record<string, PictureEntry>> = pictures,
  folder: string = sources.pictures,
): Promise<void> {
  const onPages: readonly string[] = [
    ...Object.values(routes).flatMap(({ pictures, sharingPicture }) => [
      ...pictures,
      sharingPicture,
    ]),
    ...otherPictures,
  ];
  for (const [name, { alt, focus }] of Object.entries(table)) {
    if (alt.trim() === '') {
      throw new BuildInputError(
        tableFile,
        `gives "${name}" no alt text`,
        'say in a few words what the picture shows',
      );
    }
    if (![focus.x, focus.y].every((percent) => percent >= 0 && percent <= 100)) {
      throw new BuildInputError(
        tableFile,
        `puts the focus of "${name}" outside the picture`,
        'give x and y in percent, from 0 to 100',
      );
    }
    if (!onPages.includes(name)) {
      throw new BuildInputError(
        tableFile,
        `lists "${name}", which stands on no page`,
        'name it in shared/routes.ts, or take it and its file out',
      );
    }
  }
  for (const name of onPages) {
    if (!(name in table)) {
      throw new BuildInputError(
        tableFile,
        `does not list "${name}", which stands on a page`,
        'add it, or take it out of shared/routes.ts',
      );
    }
  }
  const files = (await readdir(folder)).filter((file) => !/^\.|\.svg$/.test(file));
  const listed = Object.values(table).map(({ file }) => file);
  for (const file of files) {
    if (!listed.includes(file)) {
      throw new BuildInputError(
        `${folder}/${file}`,
        'is not listed in shared/pictures.ts',
        'add it there, or take the file away',
      );
    }
  }
}
