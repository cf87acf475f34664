import { readFile } from 'node:fs/promises';
import { shownPath, sources } from '../folders.ts';
import { filesIn } from './folder.ts';
import type { Place } from './places.ts';

/** A drawing that the site shows: a logo or an icon. */
export interface Drawing {
  place: Place;
  /** Its `<title>`, which is the name that is drawn. */
  title: string;
}

/** Reads the drawings of the owner's folder and of `public/`, where the owner has none of that name. */
export async function readDrawings(folder: string): Promise<Drawing[]> {
  const own = await filesIn(`${folder}/files`);
  const kept = (await filesIn(sources.public)).filter((name) => !own.includes(name));
  const files = [
    ...(await filesIn(`${folder}/pictures`)).map((name) => `${folder}/pictures/${name}`),
    ...own.map((name) => `${folder}/files/${name}`),
    ...kept.map((name) => `${sources.public}/${name}`),
  ].filter((file) => file.endsWith('.svg'));
  return Promise.all(
    files.map(async (file) => {
      const [, title = ''] = /<title>([^<]*)</.exec(await readFile(file, 'utf8')) ?? [];
      return { place: { file: shownPath(file), line: 1 }, title: title.replaceAll('&amp;', '&') };
    }),
  );
}
