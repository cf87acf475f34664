import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone when the test is over, with a slash at its end. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/site-test-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `${folder}/`;
}
