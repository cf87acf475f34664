import { once } from 'node:events';
import { connect, type Socket, type SocketConstructorOpts } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection on which a test writes what no client would, byte for byte. */
export interface RawConnection {
  socket: Socket;
  /** What has arrived so far, a character for each byte. */
  received(): string;
  /** Resolves once `text` has arrived; rejects where the connection ends without it. */
  receives(text: string): Promise<void>;
  /** Sends bytes; resolves once they have left. */
  send(bytes: string): Promise<void>;
  /** Resolves with all that arrived once the server has closed the connection. */
  closed: Promise<string>;
}

/** Connects to a port of this machine until the test is over. */
export async function connectTo(
  port: number,
  options: SocketConstructorOpts = {},
): Promise<RawConnection> {
  const socket = connect({ ...options, port, host: '127.0.0.1' }).setEncoding('latin1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  await once(socket, 'connect');
  // Being cut off is among what these tests are about.
  socket.on('error', () => {});
  return {
    socket,
    received: () => text,
    async receives(wanted) {
      while (!text.includes(wanted)) {
        if (socket.closed) throw new Error(`The connection ended without "${wanted}": ${text}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
    },
    send: (bytes) => new Promise((resolve) => socket.write(bytes, 'latin1', () => resolve())),
    closed,
  };
}

/** The status of each answer in what arrived on a connection. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
