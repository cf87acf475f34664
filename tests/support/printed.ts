import type { RunningServer } from './run-server.ts';

/** Resolves once the server has printed a line with `text`, now or later; rejects where it ends without. */
export function printed({ process, ended }: RunningServer, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    process.stdout?.on('data', (part: string) => {
      output += part;
      if (output.includes(text)) resolve();
    });
    ended.then(() => reject(new Error(`The server ended without "${text}": ${output}`)));
  });
}
