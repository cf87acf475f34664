import { readdir } from 'node:fs/promises';
import { root } from '../bundle/folders.ts';

/** A text of the site that an owner writes. */
export interface OwnText {
  file: string;
  /** The names that lead to it in its file; entries of lists are counted from 0. */
  path: readonly (string | number)[];
  text: string;
}

const copyFiles = (await readdir(`${root}shared/copy`)).map((name) => `copy/${name}`);
const files = ['site.ts', 'routes.ts', 'services.ts', 'pictures.ts', ...copyFiles.sort()];

/** Every string in the files that an owner edits: texts, empty ones too, but also paths and file names. */
export const allTexts: readonly OwnText[] = (
  await Promise.all(
    files.map(async (name) => {
      const content: object = await import(`${root}shared/${name}`);
      return textsIn({ ...content }).map((text) => ({ file: `shared/${name}`, ...text }));
    }),
  )
).flat();

function textsIn(value: unknown, path: OwnText['path'] = []): Omit<OwnText, 'file'>[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, toKey(key)]));
}
