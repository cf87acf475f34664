import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { onTestFinished } from 'vitest';

/** What a test sees of a response while it arrives. */
export interface Arrival {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** What has arrived so far. */
  received(): string;
  /** Resolves once `text` is in what has arrived; rejects where the response ends without it. */
  receives(text: string): Promise<void>;
  /** Resolves with the whole once the response has ended; rejects where it was cut off. */
  whole: Promise<string>;
  /** Goes away without waiting for the rest. */
  leave(): void;
}

/** Listens on a free port until the test is over; returns what asks it and what tells of it. */
export async function serve(app: RequestListener) {
  const server = createServer(app);
  const closed = new Promise<void>((resolve) => {
    server.on('request', (_request, response) => response.on('close', resolve));
  });
  const asked = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** Asks for `path` as it is written, and resolves when the head of the answer is there. */
    open: (path: string) => open(port, path),
    /** Asks for `path`; returns what goes away again before any answer. */
    knock(path: string) {
      const request = get({ host: '127.0.0.1', port, path, agent: false });
      request.on('error', () => {});
      return () => request.destroy();
    },
    /** Resolves once the server has its first request. */
    asked,
    /** Resolves once the server knows that its first response is over, whole or cut off. */
    closed,
  };
}

async function open(port: number, path: string): Promise<Arrival> {
  const request = get({ host: '127.0.0.1', port, path, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
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
    leave: () => request.destroy(),
  };
}
