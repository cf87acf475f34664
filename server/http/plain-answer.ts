import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** How much of an unwanted body is read, in bytes, so that its sender can read the answer. */
const mostDrained = 65_536;

/** Answers with a status and its name in plain text, and with nothing of the request. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = STATUS_CODES[status] ?? 'Error';
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Whether a request brings a body (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a body that is not wanted, so that its sender gets to read the answer and the connection stays
 * in step; lets go of the connection where the body is long, or its sender waits to be asked for it.
 */
export function drain(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, expect } = request.headers;
  if (expect !== undefined || Number(length) > mostDrained) response.shouldKeepAlive = false;
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > mostDrained) request.destroy();
  });
}
