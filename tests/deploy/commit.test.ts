import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders, root } from '#scripts/folders.ts';

const release = readFileSync(`${outputFolders('production').server}/release`, 'utf8');

test('a build has an id, and its commit where Git knows one', () => {
  const { status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root });
  expect(release).toMatch(status === 0 ? /^[0-9a-f]{12} [0-9a-f]{7,}(-dirty)?$/ : /^[0-9a-f]{12}$/);
});
