import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces `from` in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, changed);
}
