import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that the build reads, and the one that keeps what is slow to make. */
export const sources = {
  public: `${root}public`,
  pictures: `${root}client/pictures`,
  cache: `${root}node_modules/.cache/site-build`,
} as const;

export type Mode = 'production' | 'development';

/** What is in a build's folder. */
export function foldersIn(out: string) {
  return {
    out,
    /** What visitors can fetch. */
    public: `${out}/public`,
    assets: `${out}/public/assets`,
    server: `${out}/server`,
    /** JSON that the build writes for the client's and the server's code to import as `#data/…`. */
    data: `${out}/data`,
    /** Source maps, kept out of the visitor's reach. */
    maps: `${out}/maps`,
  };
}

export type OutputFolders = ReturnType<typeof foldersIn>;

/** Where a finished build is: `dist` is what `node server` serves, the other what development does. */
export function outputFolders(mode: Mode): OutputFolders {
  return foldersIn(mode === 'production' ? `${root}dist` : `${root}dist-development`);
}
