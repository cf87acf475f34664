import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** Returns a path for messages: relative to the project's folder if the path is inside it, otherwise absolute. */
export function shownPath(file: string): string {
  const inProject = relative(root, file);
  return !inProject || inProject.startsWith('..') ? file : inProject;
}

/**
 * Returns the absolute path of a folder in an option of a command. A relative path counts from the folder in which the
 * command was typed. npm names that folder in `INIT_CWD`, and runs the command in the project's folder.
 */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

/** The folders that the build reads by default. */
export const inputs = {
  content: `${root}shared/content`,
  public: `${root}public`,
};

/** The folder in which the build keeps encoded pictures and fonts for the next build. */
export const cacheFolder = `${root}.cache`;

export type Mode = 'production' | 'development';

/** Returns the paths within `out`, the folder of a build. `node server` serves the build in `dist`. */
export function buildPaths(out: string) {
  return {
    out,
    /** The files that visitors can request. */
    public: `${out}/public`,
    assets: `${out}/public/assets`,
    server: `${out}/server`,
    data: `${out}/data`,
    /** The files that the server reads at startup. */
    contentFile: `${out}/data/content.json`,
    assetsFile: `${out}/data/assets.json`,
  };
}

export type BuildPaths = ReturnType<typeof buildPaths>;
