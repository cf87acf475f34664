import { readdir, readFile } from 'node:fs/promises';
import { root } from '../bundle/folders.ts';

/** An SVG file. */
export interface Drawing {
  /** Its path in the project. */
  file: string;
  source: string;
}

/** Reads the drawings that the site shows: logos and icons. */
export async function readDrawings(): Promise<Drawing[]> {
  const files: string[] = [];
  for (const folder of ['client/pictures', 'public']) {
    const names = await readdir(root + folder);
    files.push(...names.filter((name) => name.endsWith('.svg')).map((name) => `${folder}/${name}`));
  }
  return Promise.all(
    files.map(async (file) => ({ file, source: await readFile(root + file, 'utf8') })),
  );
}
