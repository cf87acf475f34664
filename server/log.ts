import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/** Creates a log that writes each event of `level` or above as a line of JSON, by default to standard output. */
export function createLog(level: string, stream: DestinationStream = openStandardOutput()): Log {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

function openStandardOutput() {
  // Lines are written synchronously, which costs little because there are few of them. If the disk is full, pino's
  // buffered stream would never finish.
  const stream = pino.destination({ sync: true });
  // Without this listener, a failed write, such as on a full disk, would end the process.
  stream.on('error', () => {});
  return stream;
}
