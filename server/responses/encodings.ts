import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** The content encodings of responses that are compressed, the better one first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The file extension of a precompressed copy. */
export const extensionOf = { br: '.br', gzip: '.gz' } as const;

/** The best of these encodings that a request accepts (RFC 9110, section 12.5.3); undefined if it is none. */
export function acceptedEncoding(
  request: Pick<Request, 'acceptsEncodings'>,
  available: readonly Encoding[] = encodings,
): Encoding | undefined {
  return available.find((encoding) => request.acceptsEncodings(encoding));
}

/** Compresses a body with brotli and gzip at their highest levels; returns those that make it smaller. */
export async function compress(body: Buffer): Promise<[Encoding, Buffer][]> {
  const variants: [Encoding, Buffer][] = [
    ['br', await promisify(brotliCompress)(body)],
    ['gzip', await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return variants.filter(([, { length }]) => length < body.length);
}
