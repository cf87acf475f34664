import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of an unwanted body is read, in bytes, so that its sender can read the answer. */
const maxDrainedBytes = 65_536;

/** Whether a request brings a body (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a body that is not wanted, so that its sender gets to read the answer and the connection stays
 * in step. Closes the connection where the body is long, or its sender waits to be asked for it.
 */
export function drain(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, expect } = request.headers;
  if (expect !== undefined || Number(length) > maxDrainedBytes) response.shouldKeepAlive = false;
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxDrainedBytes) request.destroy();
  });
}
