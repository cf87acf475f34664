import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/** Creates a log that writes each event of `level` or above as a line of JSON, to standard output or to `stream`. */
export function createLog(level: string, stream: DestinationStream = openStandardOutput()): Log {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

function openStandardOutput() {
  // Each line is written at once, which costs little because lines are few. On a full disk, pino's buffered stream
  // would never end.
  const stream = pino.destination({ sync: true });
  // Without this listener an error, such as that of a full disk, would end the process.
  stream.on('error', () => {});
  return stream;
}
