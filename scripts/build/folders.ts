import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute paths that the build reads and writes; `dist` is the only folder it writes in the project. */
export const folders = {
  root,
  dist: `${root}dist`,
  /** What visitors can fetch. */
  publicOut: `${root}dist/public`,
  assetsOut: `${root}dist/public/assets`,
  /** JSON that the client's and the server's code imports as `#data/…`. */
  dataOut: `${root}dist/data`,
  serverOut: `${root}dist/server`,
  /** Source maps, kept out of the visitor's reach. */
  mapsOut: `${root}dist/maps`,
  publicIn: `${root}public`,
  picturesIn: `${root}client/pictures`,
  cache: `${root}node_modules/.cache/site-build`,
} as const;
