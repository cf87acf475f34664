import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCommand } from '#scripts/browsers/debian-package.ts';
import { readSample, settingsOf, strangersIn } from '../support/deploy-samples.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const name = 'wedding-events@.service';
const unit = readSample(name);

/** There is none outside Debian and its kin; the values are then checked without it. */
const analyzer = findCommand('systemd-analyze');

/** How exposed a unit may be by systemd's own measure: tenths, of 100; a bare unit has 96. */
const mostExposure = 20;

function valuesOf(key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

function environment(): Record<string, string> {
  const given = valuesOf('Environment').map((entry) => entry.replace('%i', '3001').split('='));
  return Object.fromEntries(given);
}

/** The unit where its commands exist, so that what is judged is the unit. */
function writeForThisMachine(): string {
  const file = `${createTemporaryFolder()}${name}`;
  const anyCommand = findCommand('true') ?? '';
  writeFileSync(
    file,
    unit.replace('/usr/bin/node', process.execPath).replace('/usr/bin/curl', anyCommand),
  );
  return file;
}

test(
  analyzer
    ? 'systemd-analyze has nothing to say against the unit'
    : 'every line of the unit is a section, a comment or a key with a value (no systemd-analyze here)',
  () => {
    if (analyzer) {
      const { status, stderr } = spawnSync(analyzer, ['verify', writeForThisMachine()]);
      expect(stderr.toString()).toBe('');
      expect(status).toBe(0);
    } else {
      for (const line of unit.split('\n')) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z]\w+=/);
    }
  },
);

test.runIf(analyzer)(`systemd rates the unit's exposure below ${mostExposure / 10} of 10`, () => {
  const args = ['security', '--offline=true', `--threshold=${mostExposure}`, writeForThisMachine()];
  execFileSync(analyzer ?? '', args, { stdio: 'pipe' });
});

test('the unit is hardened, restarts on failure and stops by SIGTERM', () => {
  const wanted = {
    DynamicUser: 'yes',
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    CapabilityBoundingSet: '',
    Restart: 'on-failure',
    KillSignal: 'SIGTERM',
  };
  for (const [key, value] of Object.entries(wanted)) expect(valuesOf(key)).toEqual([value]);
  // V8 compiles to memory: with this one the process would die at once.
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
});

test('systemd waits longer than the app takes to stop', () => {
  const { SHUTDOWN_GRACE_MS, SHUTDOWN_LIMIT_MS } = settingsOf(environment());
  const [seconds] = valuesOf('TimeoutStopSec').map(Number);
  expect(seconds).toBeGreaterThan((SHUTDOWN_GRACE_MS + SHUTDOWN_LIMIT_MS) / 1000);
});

test('the app starts with the settings of the unit and reads all of them', () => {
  expect(settingsOf(environment())).toMatchObject({ PORT: 3001, TRUST_PROXY: ['loopback'] });
  expect(strangersIn(environment())).toEqual([]);
});
