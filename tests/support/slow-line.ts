import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productionUrl } from './addresses.ts';

/** The production server behind a line on which a page's HTML arrives in two parts. */
export interface SlowLine {
  url: string;
  /** Lets the second part through. */
  release: () => void;
  close: () => void;
}

/** Opens such a line; the second part begins with `mark`. */
export async function openSlowLine(mark: string): Promise<SlowLine> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(productionUrl + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html')) {
      const end = body.indexOf(mark);
      response.write(body.subarray(0, end));
      await released;
      response.end(body.subarray(end));
    } else {
      response.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, release, close };
}
