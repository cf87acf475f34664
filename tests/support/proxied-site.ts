import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productionUrl } from './addresses.ts';

/** Serves the production site at another address. `sendHtml` writes and ends each response with a page. */
export async function serveThrough(
  sendHtml: (html: string, response: ServerResponse) => Promise<void> | void,
) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(productionUrl + url);
    const type = answer.headers.get('content-type') ?? '';
    response.statusCode = answer.status;
    response.setHeader('Content-Type', type);
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    if (type.startsWith('text/html')) await sendHtml(await answer.text(), response);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
