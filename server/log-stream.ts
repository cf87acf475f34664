import { SonicBoom } from 'sonic-boom';

/** The maximum number of bytes that wait to be written; lines beyond it are dropped. */
const maxWaitingBytes = 1_000_000;

/**
 * Opens a stream that writes lines to a file descriptor off the main thread, and never blocks its caller.
 * Lines that cannot be written, because the disk is full, the terminal is closed or nothing reads the pipe,
 * are tried again with the next line. After a gap, a line says how many were dropped.
 */
export function openLogStream(fileDescriptor: number): SonicBoom {
  const stream = new SonicBoom({ fd: fileDescriptor, maxLength: maxWaitingBytes });
  let dropped = 0;
  // Without this listener an error would end the process.
  stream.on('error', () => {});
  stream.on('drop', () => {
    dropped += 1;
  });
  stream.on('drain', () => {
    if (dropped > 0) stream.write(droppedLine(dropped));
    dropped = 0;
  });
  return stream;
}

/** Resolves to true when all lines are written or refused, or to false after `limitMs` milliseconds. */
export function settleLog(stream: SonicBoom, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, false);
    for (const event of ['drain', 'error']) {
      stream.once(event, () => {
        clearTimeout(timer);
        resolve(true);
      });
    }
    // An empty write has one of these events once everything before it is written. `flush` would also
    // wait for the disk.
    stream.write('');
  });
}

function droppedLine(count: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 40, time, dropped: count, msg: 'log lines were dropped' })}\n`;
}
