import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import { type AppOptions, createApp } from '#server/app.ts';
import type { Lifecycle } from '#server/http/health.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { atEnd } from './at-end.ts';
import { siteUrl } from './html.ts';
import { receiveText } from './received-text.ts';
import { assets, content, publicFolder } from './site.ts';

type LogLine = Record<string, unknown> & { msg: string };

/** Creates the server's app for the tested site, without a port. Its log lines are collected as objects. */
export function createTestApp(
  environment: NodeJS.ProcessEnv = {},
  options: Partial<AppOptions> = {},
) {
  const logLines: LogLine[] = [];
  const write = (line: string) => void logLines.push(JSON.parse(line));
  const log = createLog('info', 'test', { write });
  const settings = readSettings({ SITE_URL: siteUrl, ...environment }, '');
  const lifecycle: Lifecycle = { phase: 'starting' };
  const defaults = { content, assets, settings, publicFolder, release: 'test', log, lifecycle };
  return { ...createApp({ ...defaults, ...options }), lifecycle, logLines };
}

/** Serves the site on a free port as in production, until the test or the file ends. */
export async function openSite(...args: Parameters<typeof createTestApp>) {
  const site = createTestApp(...args);
  return { ...site, ...(await listen(site.app)) };
}

/** Serves `listener` in place of the site on a free port, until the test or the file ends. */
export function listenOn(listener: RequestListener) {
  return listen(express().disable('x-powered-by').use(listener));
}

/** Serves `app` on a free port, with the HTTP server and limits of production, until the test or the file ends. */
export async function listen(app: Express) {
  const server = createHttpServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, connect: connectTo.bind(null, port), fetchRaw: fetchRaw.bind(null, port) };
}

/** Requests `path` exactly as written. Returns the response with its chunks as received, and its decoded text. */
export async function fetchRaw(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
) {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on('data', (chunk) => chunks.push(chunk));
  await once(response, 'end');
  const body = Buffer.concat(chunks);
  return {
    status: response.statusCode,
    headers: response.headers,
    chunks,
    body,
    get text() {
      const isCompressed = response.headers['content-encoding'] === 'br';
      return String(isCompressed ? brotliDecompressSync(body) : body);
    },
  };
}

/** Connects to a port of this machine, for tests that send bytes which no HTTP client would send. */
export async function connectTo(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  atEnd(() => socket.destroy());
  const text = receiveText(socket, 'latin1');
  await once(socket, 'connect');
  // These tests expect resets of connections.
  socket.on('error', () => {});
  return {
    ...text,
    socket,
    /** Sends bytes; resolves when they are written. */
    send: (bytes: string) =>
      new Promise<void>((resolve) => socket.write(bytes, 'latin1', () => resolve())),
  };
}
