import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Sends a status with its name as plain text, and with `headers`. It repeats nothing of the request. */
export function sendStatusText(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
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
