import { write } from 'node:fs';

/** How many characters may wait to be written; lines beyond that are dropped. */
const maxWaitingLength = 1_000_000;

/** How long to wait before writing again to a device that was not ready, in milliseconds. */
const retryAfterMs = 100;

/** A stream of lines that never holds up its writer. */
export interface LogStream {
  write(line: string): void;
  /** Resolves to whether all lines have been written or dropped, after `limitMs` milliseconds at the latest. */
  settle(limitMs: number): Promise<boolean>;
}

/**
 * Writes lines to a file descriptor, off the main thread. Lines that cannot be written, because a disk is
 * full, a terminal has gone or nobody reads, are dropped; the next one that can be written is preceded by
 * a line that tells their number.
 */
export function createLogStream(fileDescriptor: number): LogStream {
  let waiting: string[] = [];
  let waitingLength = 0;
  let dropped = 0;
  let isWriting = false;
  let onSettled: () => void = () => {};

  function writeWaiting(): void {
    isWriting = waiting.length > 0;
    if (!isWriting) {
      onSettled();
      return;
    }
    const lines = dropped > 0 ? [droppedLine(dropped), ...waiting] : waiting;
    const count = { lines: waiting.length, dropped };
    waiting = [];
    waitingLength = 0;
    writeAll(Buffer.from(lines.join('')), (error) => {
      if (error) dropped += count.lines;
      else dropped -= count.dropped;
      writeWaiting();
    });
  }

  function writeAll(bytes: Buffer, done: (error: Error | null) => void): void {
    write(fileDescriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(writeAll, retryAfterMs, bytes, done);
      else if (error || written === bytes.length) done(error);
      else writeAll(bytes.subarray(written), done);
    });
  }

  return {
    write(line) {
      if (waitingLength + line.length > maxWaitingLength) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (!isWriting) writeWaiting();
    },

    settle(limitMs) {
      if (!isWriting) return Promise.resolve(true);
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, limitMs, false);
        onSettled = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
    },
  };
}

function droppedLine(count: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 40, time, dropped: count, msg: 'log lines were dropped' })}\n`;
}
