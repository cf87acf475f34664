import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';
import { type Connections, trackConnections } from './connections.ts';

/** The longest interval at which Node checks connections for exceeded limits, in milliseconds. */
const checkEveryMs = 5000;

/** How long a connection stays open for its client to read the last response, in milliseconds. */
const lingerMs = 1000;

/** The status for a request that Node cannot parse, by the code of Node's error; 400 for other codes. */
const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Creates an HTTP server with the limits of `settings`, and tracks its connections. It does not listen. */
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
  // Without this listener Node would tell the client to send its body, which the app rejects.
  server.on('checkContinue', listener);
  // Without this listener Node would close the connection without a response.
  server.on('connect', (_request, socket) => {
    // Node takes its own listeners off this socket: a reset would end the process, a stalled client stay.
    socket.on('error', () => {});
    socket.on('timeout', () => socket.destroy());
    socket.resume();
    afterResponses(connections, socket, () => {
      writeRawResponse(socket, 405, 'Allow: GET, HEAD\r\n');
    });
  });
  server.on('clientError', (error, socket) => {
    afterResponses(connections, socket, () => onClientError(error, socket));
  });
  return { server, connections };
}

/** Calls `respond` once the pending responses on `socket` are sent, because clients read responses in order. */
function afterResponses(connections: Connections, socket: Duplex, respond: () => void): void {
  const latest = connections.get(socket);
  if (!latest || latest.closed) respond();
  else latest.on('close', respond);
}

function onClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET') socket.destroy();
  else if (socket.writable) writeRawResponse(socket, statusByErrorCode[code] ?? 400);
}

/** Writes a response to a socket for which Node has no response object, and closes the connection. */
function writeRawResponse(socket: Duplex, status: number, headers = ''): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(timer));
}
