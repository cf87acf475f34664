import { pipeline, type Writable } from 'node:stream';
import type { Response } from 'express';
import { createCompressor } from '../files/encodings.ts';

/**
 * Starts a response that is streamed, compressed on its way if the request accepts that, and sends `head` at
 * once. Returns the stream to write the rest to.
 */
export function startStream(
  response: Response,
  status: number,
  headers: Readonly<Record<string, string>>,
  head: Buffer,
): Writable {
  const compressor = createCompressor(response.req.headers['accept-encoding']);
  if (!compressor) {
    response.writeHead(status, headers).write(head);
    return response;
  }
  const { encoding, stream } = compressor;
  response.writeHead(status, { ...headers, 'Content-Encoding': encoding });
  // When one of them closes early, the other is destroyed too.
  pipeline(stream, response, () => {});
  stream.write(head);
  stream.flush();
  return stream;
}
