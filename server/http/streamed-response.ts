import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Response } from 'express';
import { acceptedEncodings } from '../files/encodings.ts';

/** Higher levels take more time than they save on the way. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

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
  const [encoding = 'identity'] = acceptedEncodings(response.req.headers['accept-encoding']);
  if (encoding === 'identity') {
    response.writeHead(status, headers).write(head);
    return response;
  }
  const stream = encoding === 'br' ? createBrotliCompress(brotli) : createGzip();
  response.writeHead(status, { ...headers, 'Content-Encoding': encoding });
  // When one of them closes early, the other is destroyed too.
  pipeline(stream, response, () => {});
  stream.write(head);
  stream.flush();
  return stream;
}
