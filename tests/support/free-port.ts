import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of this machine, below the ports that systems give to outgoing connections. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(10_000 * Math.random());
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(Boolean, () => false);
  server.close();
  return isFree ? port : freePort();
}
