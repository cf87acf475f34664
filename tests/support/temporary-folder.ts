import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { atEnd } from './at-end.ts';

/** Creates a folder that exists until the test or the file ends. Returns its path, with a slash at the end. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return `${folder}/`;
}
