import type { ClientRequest } from 'node:http';
import request, { type Response } from 'supertest';

/** Asks `app` for `path` in an encoding. Returns the response, and its body in the chunks that were sent. */
export async function askForChunks(
  app: Parameters<typeof request>[0],
  path: string,
  encoding: string,
): Promise<Response & { chunks: Buffer[] }> {
  const asked = request(app).get(path).set('Accept-Encoding', encoding);
  const received: Buffer[] = [];
  asked.once('request', ({ req }: { req: ClientRequest }) => {
    req.once('socket', (socket) => socket.on('data', (bytes) => received.push(bytes)));
  });
  const response = await asked;
  return Object.assign(response, { chunks: chunksOf(Buffer.concat(received)) });
}

/** The chunks in the bytes of a response (RFC 9112, section 7.1); none if it was not sent in chunks. */
function chunksOf(bytes: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  let start = bytes.indexOf('\r\n\r\n') + 4;
  for (;;) {
    const sizeEnd = bytes.indexOf('\r\n', start);
    const size = Number.parseInt(bytes.toString('latin1', start, sizeEnd), 16);
    if (!size) return chunks;
    chunks.push(bytes.subarray(sizeEnd + 2, sizeEnd + 2 + size));
    start = sizeEnd + 2 + size + 2;
  }
}
