import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** A file's path as messages show it: relative to the project's folder if the file is in there, else absolute. */
export function shownPath(file: string): string {
  const inProject = relative(root, file);
  return inProject.startsWith('..') ? file : inProject;
}

/** The folders that the build reads by default, and its cache of pictures and fonts. */
export const inputs = {
  content: `${root}shared/content`,
  public: `${root}public`,
  cache: `${root}.cache`,
} as const;

export type Mode = 'production' | 'development';

/** The paths within `out`, the folder of a build. `node server` serves the build in `dist`. */
export function foldersIn(out: string) {
  return {
    out,
    /** The files that visitors can request. */
    public: `${out}/public`,
    assets: `${out}/public/assets`,
    server: `${out}/server`,
    data: `${out}/data`,
    /** What the server reads when it starts. */
    contentFile: `${out}/data/content.json`,
    assetsFile: `${out}/data/assets.json`,
  };
}

export type OutputFolders = ReturnType<typeof foldersIn>;
