import { readFile } from 'node:fs/promises';
import { type Place, topOf } from './mistakes.ts';
import type { SourceFiles } from './source-files.ts';

/** A drawing that shows the name of the business. */
export interface Drawing {
  place: Place;
  /** Its `<title>`, which is the name that is drawn. */
  title: string;
}

/** Reads the wordmark and the icon, as far as they are there. */
export async function readDrawings(files: SourceFiles): Promise<Drawing[]> {
  const wordmarks = files.pictureFiles.filter((name) => name === 'wordmark.svg');
  const icon = files.servedFiles.get('/favicon.svg');
  const paths = wordmarks.map((name) => `${files.folder}/pictures/${name}`);
  return Promise.all(
    [...paths, ...(icon ? [icon.path] : [])].map(async (path) => {
      const [, title = ''] = /<title>([^<]*)</.exec(await readFile(path, 'utf8')) ?? [];
      return { place: topOf(path), title: title.replaceAll('&amp;', '&') };
    }),
  );
}
