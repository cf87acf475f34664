import { basename } from 'node:path';
import { pathOf } from '#shared/schema/addresses.ts';

/** Returns the name of a picture from its file or from a link to it: `rose-1` for `../pictures/Rose (1).JPG`. */
export function pictureNameOf(file: string): string {
  const stem = pathOf(basename(file))
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  return stem.replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '-').replace(/^-|-$/g, '') || 'picture';
}
