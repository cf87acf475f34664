import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal' | 'debug'>;

/** A log that writes each event of `level` and above to `stream`, as one line of JSON. */
export function createLog(level: string, stream: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, stream);
}
