import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';
import { type Connections, trackConnections } from './connections.ts';

/** How often Node looks for connections that have exceeded a limit, in milliseconds, at the least. */
const checkEveryMs = 5000;

/** How long a connection that is over stays open for its client to read the answer, in milliseconds. */
const lingerMs = 1000;

/** The status for a request that cannot be parsed, by Node's code for the error; 400 for others. */
const statusByCode: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An HTTP server with the limits of `settings`, and its connections. It does not listen yet. */
export function createHttpServer(
  listener: RequestListener,
  settings: Settings,
): { server: Server; connections: Connections } {
  const server = createServer({
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(checkEveryMs, settings.HEADERS_TIMEOUT_MS),
  });
  const connections = trackConnections(server);
  server.setTimeout(settings.IDLE_TIMEOUT_MS);
  server.on('request', listener);
  // Bodies are rejected, so nobody is told to go on and send one.
  server.on('checkContinue', listener);
  // Node would hang up without an answer.
  server.on('connect', (_request, socket) => {
    guardTunnelSocket(socket);
    afterResponses(connections, socket, () => {
      writeRawResponse(socket, 405, 'Allow: GET, HEAD\r\n');
    });
  });
  server.on('clientError', (error, socket) => {
    afterResponses(connections, socket, () => onClientError(error, socket));
  });
  return { server, connections };
}

/** Calls `answer` when the responses that are under way on `socket` have been sent: requests are answered in turn. */
function afterResponses(connections: Connections, socket: Duplex, answer: () => void): void {
  const latest = [...connections].find(([each]) => each === socket)?.[1];
  if (!latest || latest.closed) answer();
  else latest.on('close', answer);
}

/** Handles what Node no longer does for a socket that is to become a tunnel: a reset would end the process. */
function guardTunnelSocket(socket: Duplex): void {
  socket.on('error', () => {});
  socket.on('timeout', () => socket.destroy());
  socket.resume();
}

function onClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET') socket.destroy();
  else if (socket.writable) writeRawResponse(socket, statusByCode[code] ?? 400);
}

/** Answers where there is no response object to do it with, and closes the connection. */
function writeRawResponse(socket: Duplex, status: number, headers = ''): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(timer));
}
