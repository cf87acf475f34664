import { createServer, type RequestListener, type Server } from 'node:http';

/** Longer than proxies keep an idle connection (60 s in nginx), so that none of them meets a closed one. */
const keepAliveTimeoutMs = 75_000;

/** How long a client may take to send its headers, and the whole request. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;

/** A connection without a byte in either direction is closed after this time. */
const idleTimeoutMs = 120_000;

/** Creates an HTTP server with time limits. It does not listen. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: keepAliveTimeoutMs,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
    },
    listener,
  );
  return server.setTimeout(idleTimeoutMs);
}
