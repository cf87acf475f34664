import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** The text received on a stream, for tests to wait for. */
export interface ReceivedText {
  /** The text received so far. */
  received(): string;
  /** Resolves when `text` has been received; rejects if the stream ends without it. */
  receives(text: string): Promise<void>;
  /** Resolves with the whole text when the stream is closed. */
  closed: Promise<string>;
}

export function receiveText(stream: Readable, encoding: BufferEncoding = 'utf8'): ReceivedText {
  let text = '';
  stream.setEncoding(encoding).on('data', (part: string) => {
    text += part;
  });
  const closed = new Promise<string>((resolve) => stream.on('close', () => resolve(text)));
  return {
    received: () => text,
    async receives(wanted) {
      while (!text.includes(wanted)) {
        if (stream.closed) throw new Error(`The stream ended without "${wanted}": ${text}`);
        await Promise.race([once(stream, 'data'), closed]);
      }
    },
    closed,
  };
}
