import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal' | 'debug'>;

/** The server's log: a line of JSON for each event, on standard output unless `stream` says otherwise. */
export function createLog(level: string, stream?: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, timestamp: pino.stdTimeFunctions.isoTime };
  return stream ? pino(options, stream) : pino(options);
}
