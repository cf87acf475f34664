import { basename } from 'node:path';
import { decodedPath } from '#shared/canonical-path.ts';

/** The path of a page by its file's path in the folder of pages, without extension. */
export const pathOfPage = (name: string) => (name === 'index' ? '/' : `/${name}`);

/** Matches paths at which the server answers with something else than a page or a file of the owner's. */
export const reservedPath = /^\/(assets|healthz|readyz)(\/|$)/i;

/** A picture's name, for the URLs of its files, by its own file's name. */
export function pictureNameOf(file: string): string {
  const plain = stemOf(file).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}

/** A file's name without its extension. */
export const stemOf = (file: string) => basename(file).replace(/\.[^.]*$/, '');

/** A path without percent-encoding, its characters composed; as it is written where it cannot be decoded. */
export function decoded(written: string): string {
  try {
    return decodedPath(written);
  } catch {
    return written;
  }
}
