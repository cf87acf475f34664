import { basename } from 'node:path';
import { decodedPath } from '#shared/canonical-path.ts';

/** A picture's name, for the URLs of its files, by its file's or by a link to it. */
export function pictureNameOf(file: string): string {
  const stem = basename(decoded(file)).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture';
}

/** A path without percent-encoding, its characters composed; as it is written where it cannot be decoded. */
export function decoded(written: string): string {
  try {
    return decodedPath(written);
  } catch {
    return written;
  }
}
