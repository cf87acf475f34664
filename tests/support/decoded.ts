import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './listen-on.ts';

/** The text of an answer, whichever coding it came in. */
export function decoded({ headers, body }: Answer): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'gzip') return gunzipSync(body).toString();
  if (coding === undefined) return body.toString();
  throw new Error(`An answer came in "${coding}".`);
}
