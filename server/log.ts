import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/** Creates a log of events of `level` and above, one line of JSON each, to standard output or to `stream`. */
export function createLog(level: string, stream: DestinationStream = openStandardOutput()): Log {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

function openStandardOutput() {
  // Lines are few, so they are written at once: pino's buffered stream never ends on a full disk.
  const stream = pino.destination({ sync: true });
  // Without this listener an error, such as that of a full disk, would end the process.
  stream.on('error', () => {});
  return stream;
}
