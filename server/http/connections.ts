import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The open connections of a server, each with the latest response on it. */
export type Connections = ReadonlyMap<Duplex, ServerResponse | undefined>;

/** Tracks the connections of `server`. To be called before the app's listener is added. */
export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.on('close', () => connections.delete(socket));
  });
  const setLatest = ({ socket }: { socket: Socket }, response: ServerResponse) => {
    connections.set(socket, response);
  };
  server.on('request', setLatest);
  server.on('checkContinue', setLatest);
  return connections;
}
