import { write } from 'node:fs';

/** The maximum number of characters that wait to be written; lines beyond it are dropped. */
const maxWaitingLength = 1_000_000;

/** The delay before writing again to a device that was not ready, in milliseconds. */
const retryAfterMs = 100;

/** A stream of lines that never blocks its caller. */
export interface LogStream {
  write(line: string): void;
  /** Resolves to true when all lines are written or dropped, or to false after `limitMs` milliseconds. */
  settle(limitMs: number): Promise<boolean>;
}

/**
 * Writes lines to a file descriptor, off the main thread. It drops lines that cannot be written, because
 * the disk is full, the terminal is closed or nothing reads the pipe. Before the next line that can be
 * written it writes one with the number of dropped lines.
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
