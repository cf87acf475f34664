import { once } from 'node:events';
import {
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import type { AddressInfo, SocketConstructorOpts } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { readSettings } from '#server/settings.ts';
import { connectTo } from './raw-connection.ts';
import { createTestApp } from './test-app.ts';

/** An answer as it came over the wire: nothing decoded. */
export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A response as a test sees it while it arrives. */
export interface StreamedResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The text that has arrived so far. */
  received(): string;
  /** Resolves once `text` has arrived; rejects where the response ends without it. */
  receives(text: string): Promise<void>;
  /** Resolves with the whole text once the response has ended; rejects where it was cut off. */
  whole: Promise<string>;
  /** Goes away without waiting for the rest. */
  leave(): void;
}

/** The site with its HTTP server and all its limits, on a free port until the test is over. */
export async function openSite(
  environment: NodeJS.ProcessEnv = {},
  options: Partial<AppOptions> = {},
) {
  const site = createTestApp(environment, options);
  return { ...site, ...(await listenOn(site.app, environment)) };
}

/** Has `app` listen as in production, with the limits that `environment` sets, until the test is over. */
export async function listenOn(app: RequestListener, environment: NodeJS.ProcessEnv = {}) {
  const { server, connections } = createHttpServer(app, readSettings(environment));
  const firstRequest = once(server, 'request');
  const firstClosed = firstRequest.then(
    ([, response]) => response.closed || once(response, 'close'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    connections,
    port,
    /** Resolves once the server has its first request. */
    firstRequest,
    /** Resolves once the server knows that its first response is over, whole or cut off. */
    firstClosed,
    connect: (options?: SocketConstructorOpts) => connectTo(port, options),
    ask: (path: string, headers?: OutgoingHttpHeaders, method?: string) =>
      ask(port, path, headers, method),
    /** Asks for `path` and resolves when the head of the answer is there. */
    stream: (path: string) => stream(port, path),
    /** Asks for `path`; returns a function that goes away again before any answer. */
    askAndLeave(path: string) {
      const asked = get({ host: '127.0.0.1', port, path, agent: false });
      asked.on('error', () => {});
      return () => asked.destroy();
    },
  };
}

/** Asks for `path` as it is written, on a connection of its own. */
export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

async function stream(port: number, path: string): Promise<StreamedResponse> {
  const asked = get({ host: '127.0.0.1', port, path, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
  });
  const whole = once(response, 'end').then(() => text);
  whole.catch(() => {});
  return {
    status: response.statusCode,
    headers: response.headers,
    received: () => text,
    async receives(wanted) {
      while (!text.includes(wanted)) {
        if (response.readableEnded) throw new Error(`The response ended without "${wanted}".`);
        await Promise.race([once(response, 'data'), whole]);
      }
    },
    whole,
    leave: () => asked.destroy(),
  };
}
