import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';

/** How often connections are looked over for exceeded limits, in milliseconds, at the least. */
const checkEveryMs = 5000;

/** What a request that cannot even be parsed is answered with, by Node's code for what is wrong. */
const statusByCode: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An HTTP server with the limits of `settings`. It does not listen yet. */
export function createHttpServer(listener: RequestListener, settings: Settings): Server {
  const server = createServer(
    {
      keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
      headersTimeout: settings.HEADERS_TIMEOUT_MS,
      requestTimeout: settings.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(checkEveryMs, settings.HEADERS_TIMEOUT_MS),
    },
    listener,
  );
  server.setTimeout(settings.IDLE_TIMEOUT_MS);
  // Bodies are refused, so nobody is told to go on and send one.
  server.on('checkContinue', listener);
  // Node would hang up without a word.
  server.on('connect', (_request, socket) => {
    lookAfter(socket);
    setImmediate(answerRaw, socket, 405, 'Allow: GET, HEAD\r\n');
  });
  // After what was asked on the same connection before and is ended in this turn (`end-together.ts`).
  server.on('clientError', (error, socket) => setImmediate(answerUnreadable, error, socket));
  return server;
}

/** Does for a connection what Node leaves off once it is to become a tunnel: a reset would end the process. */
function lookAfter(socket: Duplex): void {
  socket.on('error', () => {});
  socket.on('timeout', () => socket.destroy());
  socket.resume();
}

function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answerRaw(socket, statusByCode[code] ?? 400);
}

/** Answers where there is no response object to do it with, and closes the connection. */
function answerRaw(socket: Duplex, status: number, headers = ''): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
