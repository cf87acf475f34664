import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/** How many bytes of lines wait in memory if nobody reads the log. Further lines are dropped. */
const maxWaitingBytes = 1_000_000;

/** How long the end of the process waits for a reader of the log, in milliseconds. */
const maxWaitMs = 1000;

/**
 * Creates a log that writes each event of `level` or above as a line of JSON, by default to standard output. Each line
 * names `release`, the id of the build.
 */
export function createLog(
  level: string,
  release: string,
  stream: DestinationStream = standardOutput,
): Log {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime }, stream).child({ release });
}

/**
 * Writes to standard output without blocking the process: Node writes a line at once if the pipe has room, and later if
 * not. pino's own stream stops the process while nobody reads the pipe.
 */
const standardOutput: DestinationStream = {
  write(line) {
    if (process.stdout.writableLength < maxWaitingBytes) process.stdout.write(line);
  },
};

/** Ends the process with exit code `code`, as soon as the lines that wait for the reader of the log are written. */
export function exitAfterLog(code: number): void {
  setTimeout(() => process.exit(code), maxWaitMs);
  process.stdout.write('', () => process.exit(code));
}
