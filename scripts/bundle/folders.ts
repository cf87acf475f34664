import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that the build reads, and the one that keeps what is slow to make. */
export const sources = {
  public: `${root}public`,
  pictures: `${root}client/pictures`,
  cache: `${root}node_modules/.cache/site-build`,
} as const;

/** JSON that the build writes for the client's and the server's code to import as `#data/…`. */
export const dataFolder = `${root}dist/data`;

export type Mode = 'production' | 'development';

/** Where a build goes: `dist` is what `node server` serves, the other what development does. */
export function outputFolders(mode: Mode) {
  const out = mode === 'production' ? `${root}dist` : `${root}dist-development`;
  return {
    out,
    /** What visitors can fetch. */
    public: `${out}/public`,
    assets: `${out}/public/assets`,
    server: `${out}/server`,
    /** Source maps, kept out of the visitor's reach. */
    maps: `${out}/maps`,
  };
}

export type OutputFolders = ReturnType<typeof outputFolders>;
