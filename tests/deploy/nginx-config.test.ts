import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeNginxConfig } from '#scripts/bench/nginx.ts';
import { freePort } from '#scripts/bench/servers.ts';
import { ensureCommand } from '#scripts/browsers/debian-package.ts';
import { readSample, settingsOf } from '../support/deploy-samples.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const sample = readSample('nginx.conf');

function secondsOf(directive: string): number {
  return Number(new RegExp(`^ +${directive} (\\d+)s;`, 'm').exec(sample)?.[1]);
}

test('nginx accepts the sample', async () => {
  const folder = createTemporaryFolder();
  const port = await freePort();
  const config = writeNginxConfig({ folder, port, upstreamPorts: [3001, 3002] });
  const args = ['-t', '-c', config, '-p', folder, '-e', `${folder}error.log`];
  execFileSync(ensureCommand('nginx', 'nginx-light'), args, { stdio: 'pipe' });
});

test('nginx lets go of an idle connection before the app does', () => {
  const [upstream = ''] = /upstream[\s\S]*?^\}/m.exec(sample) ?? [];
  const idleMs = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]) * 1000;
  expect(idleMs).toBeGreaterThan(0);
  expect(idleMs).toBeLessThan(settingsOf({}).KEEP_ALIVE_TIMEOUT_MS);
});

test('nginx waits longer for a page than the app lets it render', () => {
  expect(secondsOf('proxy_read_timeout') * 1000).toBeGreaterThan(settingsOf({}).RENDER_TIMEOUT_MS);
});

test('nginx leaves compression and HSTS to the app', () => {
  expect(sample).toMatch(/^ +gzip off;/m);
  expect(sample).not.toMatch(/^\s*add_header/m);
});
