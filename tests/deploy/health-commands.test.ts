import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { readSample, readYaml } from '../support/deploy-samples.ts';
import { freePort } from '../support/free-port.ts';
import { startRelease } from '../support/server-process.ts';

interface Compose {
  services: Record<string, { healthcheck: { test: string[] } }>;
}

/** The arguments that the image, compose and the unit give to Node to ask a process how it is. */
function commands(port: number): readonly (readonly string[])[] {
  const [, check = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(readSample('Dockerfile')) ?? [];
  const [{ services }] = readYaml('compose.yaml') as [Compose];
  const ofServices = Object.values(services).map(({ healthcheck }) => healthcheck.test.slice(2));
  const unit = /^ExecStartPost=\/usr\/bin\/node (\S+) -e "(.*)"$/m;
  const [, option = '', script = ''] = unit.exec(readSample('wedding-events@.service')) ?? [];
  return [
    JSON.parse(check).slice(1),
    (ofServices[0] ?? []).map((word) => word.replace(':3000', `:${port}`)),
    // Half a minute is how long it waits for a process that never becomes ready.
    [option, '-e', script.replace('%i', String(port)).replace('30000', '300')],
  ];
}

test('the health command of each sample fails without a server and succeeds with one', async () => {
  const port = await freePort();
  const statuses = () =>
    commands(port).map((args) => {
      expect(args.length).toBeGreaterThan(1);
      return spawnSync(process.execPath, args, { env: { PORT: String(port) } }).status;
    });
  expect(statuses()).toEqual([1, 1, 1]);
  await startRelease(root, port);
  expect(statuses()).toEqual([0, 0, 0]);
});
