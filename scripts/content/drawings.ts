import { readFile } from 'node:fs/promises';
import { type Place, topOf } from './mistakes.ts';
import type { SourceFiles } from './source-files.ts';

/** A drawing that the site shows: a logo or an icon. */
export interface Drawing {
  place: Place;
  /** Its `<title>`, which is the name that is drawn. */
  title: string;
}

/** Reads the drawings among the pictures and the files that are served as they are. */
export async function readDrawings(files: SourceFiles): Promise<Drawing[]> {
  const pictures = files.pictureFiles.map((name) => `${files.folder}/pictures/${name}`);
  const served = [...files.servedFiles.values()].map(({ path }) => path);
  const drawings = [...pictures, ...served].filter((path) => path.endsWith('.svg'));
  return Promise.all(
    drawings.map(async (path) => {
      const [, title = ''] = /<title>([^<]*)</.exec(await readFile(path, 'utf8')) ?? [];
      return { place: topOf(path), title: title.replaceAll('&amp;', '&') };
    }),
  );
}
