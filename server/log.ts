import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal' | 'debug'>;

/** A log of `level` and above that writes a line of JSON for each event to `stream`. */
export function createLog(level: string, stream: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, stream);
}
