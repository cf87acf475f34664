import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The content encodings of bodies, in the order of the server's preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The file extension of a precompressed copy. */
export const extensionOf = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The encodings that a request accepts, best first (RFC 9110, section 12.5.3). */
export function acceptedEncodings(request: Pick<IncomingMessage, 'headers'>): Encoding[] {
  return new Negotiator(request).encodings(encodings, { preferred: encodings });
}

/**
 * Compresses a body with brotli and gzip at their highest levels, off the main thread. Returns the encodings
 * that make it smaller, with the compressed body.
 */
export async function compress(body: Buffer): Promise<[Encoding, Buffer][]> {
  const variants: [Encoding, Buffer][] = [
    ['br', await promisify(brotliCompress)(body)],
    ['gzip', await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return variants.filter(([, { length }]) => length < body.length);
}
