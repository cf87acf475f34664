import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Sends a status as plain text, its name unless `text` is given, with `headers`. */
export function sendStatusText(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  text = STATUS_CODES[status] ?? 'Error',
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(text);
}
