import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
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

/** The site behind the HTTP server with all its limits, on a free port until the test is over. */
export async function openSite(
  environment: NodeJS.ProcessEnv = {},
  options: Partial<AppOptions> = {},
) {
  const site = createTestApp(environment, options);
  return { ...site, ...(await listen(site.app, environment)) };
}

/** Has `app` listen as in production, with the limits that `environment` sets. */
export async function listen(app: RequestListener, environment: NodeJS.ProcessEnv = {}) {
  const server = createHttpServer(app, readSettings(environment));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    connect: (options?: SocketConstructorOpts) => connectTo(port, options),
    ask: (path: string, headers?: OutgoingHttpHeaders, method?: string) =>
      ask(port, path, headers, method),
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
