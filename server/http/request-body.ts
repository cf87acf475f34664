import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many bytes of a rejected body are read. */
const maxDrainedBytes = 65_536;

/** Whether a request has a body (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads and discards the body of a rejected request, so that the client reads the response and can use
 * the connection again. Closes the connection if the body is long, or if the client waits for
 * `100 Continue` before it sends the body.
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
