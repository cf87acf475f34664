import { finished, pipeline, Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Response } from 'express';
import { acceptedEncoding } from './encodings.ts';

/** Higher levels take more time than they save on the way. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

/**
 * Starts a response that is streamed, compressed on its way if the request accepts that, and sends `head` at
 * once. Returns the stream to write the rest to. The response has its status and headers already.
 */
export function startStream(response: Response, head: Buffer): Writable {
  const encoding = acceptedEncoding(response.req);
  if (!encoding) {
    response.write(head);
    return response;
  }
  response.setHeader('Content-Encoding', encoding);
  const stream = encoding === 'br' ? createBrotliCompress(brotli) : createGzip();
  // When one of them closes early, the other is destroyed too.
  pipeline(stream, response, () => {});
  stream.write(head);
  stream.flush();
  return stream;
}

/**
 * Creates a stream whose bytes are written on to `destination`, joined into few chunks, and followed by
 * `ending`. It is destroyed if `destination` fails.
 */
export function bodyStream(destination: Writable, ending: string): Writable {
  const body = new Writable({
    writev(chunks, done) {
      destination.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), () => done());
    },
    final(done) {
      destination.end(ending, () => done());
    },
  });
  finished(destination, (error) => {
    if (error) body.destroy();
  });
  return body;
}
