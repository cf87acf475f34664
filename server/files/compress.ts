import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encodings.ts';

/**
 * Compresses a body with brotli and gzip at their highest levels, off the main thread. Returns the encodings
 * that make it smaller, with the compressed body.
 */
export async function compress(body: Buffer): Promise<[Encoding, Buffer][]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const variants: [Encoding, Buffer][] = [
    ['br', br],
    ['gzip', gz],
  ];
  return variants.filter(([, { length }]) => length < body.length);
}
