import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { atEnd } from './at-end.ts';

/** An empty folder that is gone when the test, or the file, is over; with a slash at its end. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return `${folder}/`;
}
