import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCommand } from '#scripts/browsers/debian-package.ts';
import { readSample } from '../support/deploy-samples.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const name = 'wedding-events@.service';
const analyzer = findCommand('systemd-analyze') ?? '';

/** How exposed the unit may be by systemd's own measure: tenths, of 100; a bare unit has 96. */
const mostExposure = 20;

test.skipIf(!analyzer)('systemd accepts the unit and rates its exposure low', () => {
  const file = `${createTemporaryFolder()}${name}`;
  writeFileSync(file, readSample(name).replaceAll('/usr/bin/node', process.execPath));
  const verified = spawnSync(analyzer, ['verify', file]);
  expect(verified.stderr.toString()).toBe('');
  const args = ['security', '--offline=true', `--threshold=${mostExposure}`, file];
  const rated = spawnSync(analyzer, args);
  expect([rated.status, rated.stderr.toString()]).toEqual([0, '']);
});
