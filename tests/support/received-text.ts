import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Collects the text received on a stream, for tests to wait for. */
export function receiveText(stream: Readable, encoding: BufferEncoding = 'utf8') {
  let text = '';
  stream.setEncoding(encoding).on('data', (part: string) => {
    text += part;
  });
  const closed = new Promise<string>((resolve) => stream.on('close', () => resolve(text)));
  return {
    received: () => text,
    /** Resolves with the text once it contains `wanted`. Rejects if the stream ends before that. */
    async receives(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        if (stream.closed) throw new Error(`The stream ended without "${wanted}": ${text}`);
        await Promise.race([once(stream, 'data'), closed]);
      }
      return text;
    },
    /** Resolves with the whole text when the stream is closed. */
    closed,
  };
}
