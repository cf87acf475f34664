import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { createCompressor } from '../files/encodings.ts';

/**
 * Streams `head` at once and then `body` to a visitor, compressed on its way if the request accepts that.
 * Rejects if the body fails or the visitor leaves.
 */
export async function sendStream(
  response: Response,
  status: number,
  headers: Readonly<Record<string, string>>,
  head: string,
  body: Readable,
): Promise<void> {
  const compressor = createCompressor(response.req.headers['accept-encoding']);
  if (!compressor) {
    response.writeHead(status, headers).write(head);
    return pipeline(body, response);
  }
  const { encoding, stream } = compressor;
  response.writeHead(status, { ...headers, 'Content-Encoding': encoding });
  stream.write(head);
  stream.flush();
  await pipeline(body, stream, response);
}
