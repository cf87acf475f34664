import type { OutputFolders } from '../folders.ts';
import { copyCached, isCached } from './cache.ts';

/** A file of a picture, by its name in the assets folder, and the function that encodes it. */
export type EncodingTask = readonly [file: string, encode: () => Promise<Buffer>];

/**
 * Writes the files of pictures into the assets folder, one picture after another, because each needs much
 * memory. Says how many pictures have to be encoded, and on a terminal how many are.
 */
export async function encodeInTurn(
  pictures: readonly (readonly EncodingTask[])[],
  output: OutputFolders,
): Promise<void> {
  const fresh = pictures.filter((files) => files.some(([file]) => !isCached(file)));
  if (fresh.length > 0) {
    console.log(`Pictures to encode for the first time: ${fresh.length}, a few seconds each.`);
  }
  for (const files of pictures) {
    await Promise.all(files.map(([file, encode]) => copyCached(output, file, encode)));
    const done = fresh.indexOf(files) + 1;
    if (done === 0 || !process.stdout.isTTY) continue;
    process.stdout.write(`\rPictures ${done} of ${fresh.length}${done < fresh.length ? '' : '\n'}`);
  }
}
