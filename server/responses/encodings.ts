import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content encodings of bodies, in the order of the server's preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The file extension of a precompressed copy. */
export const extensionOf = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The encodings that an `Accept-Encoding` value accepts, best first (RFC 9110, section 12.5.3). */
export function acceptedEncodings(acceptEncoding = ''): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', weight = ''] = item.split(';');
    weights.set(name.trim(), weight.trim().startsWith('q=') ? Number(weight.trim().slice(2)) : 1);
  }
  // Without a mention the plain body is acceptable, and the last choice.
  const others = { br: 0, gzip: 0, identity: 0.0001 };
  const weightOf = (each: Encoding) => weights.get(each) ?? weights.get('*') ?? others[each];
  return encodings
    .filter((each) => weightOf(each) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
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
