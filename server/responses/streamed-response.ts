import { finished, pipeline, Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Response } from 'express';
import { acceptedEncodings } from './encodings.ts';

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
  const [encoding = 'identity'] = acceptedEncodings(response.req);
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

/**
 * Creates a stream whose bytes are written on to `destination`, joined into few chunks, and followed by
 * `ending`. Each chunk is also passed to `onChunk`. It is destroyed if `destination` fails.
 */
export function bodyStream(
  destination: Writable,
  ending: Buffer,
  onChunk: (chunk: Buffer) => void,
): Writable {
  const body = new Writable({
    writev(chunks, done) {
      const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk));
      onChunk(bytes);
      destination.write(bytes, () => done());
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
