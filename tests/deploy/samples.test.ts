import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '#scripts/bundle/folders.ts';
import { shutdownLimitMs } from '#server/http/http-server.ts';
import { readSettings } from '#server/settings.ts';
import { readSample } from '../support/nginx.ts';
import { startReadyServer } from '../support/server-process.ts';
import { ask, listenOn } from '../support/site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const dockerfile = readSample('Dockerfile');
const unit = readSample('wedding-events@.service');
const compose = parse(readSample('compose.yaml'), { merge: true }).services['site-a'];
const pod = parseAllDocuments(readSample('kubernetes.yaml'))[0]?.toJS().spec.template.spec;

/** Every setting of the app. */
const names = Object.keys(readSettings({ HOST: 'x', ASSET_ORIGIN: 'https://x.example' }));

type Settings = (readonly [name: string, value: string])[];
const ofPod: Record<'name' | 'value', string>[] = pod.containers[0].env;

/** The settings of each sample, and the seconds that the app has to stop. */
const samples: [file: string, settings: Settings, stopS: number][] = [
  [
    'compose.yaml',
    Object.entries<string>(compose.environment),
    Number.parseInt(compose.stop_grace_period, 10),
  ],
  // Kubernetes gives a pod half a minute.
  ['kubernetes.yaml', ofPod.map(({ name, value }) => [name, value]), 30],
  [
    'the unit',
    [...unit.matchAll(/^Environment=(?!NODE_ENV)(\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  ],
];

test.each(samples)('the app reads every setting of %s', (_file, settings) => {
  expect(settings.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(settings.map(([name]) => name)));
});

test.each(samples)('%s gives the app time to stop', (_file, settings, stopS) => {
  const { SHUTDOWN_GRACE_MS } = Object.fromEntries(settings);
  const graceMs = readSettings({ SHUTDOWN_GRACE_MS }).SHUTDOWN_GRACE_MS;
  expect(stopS * 1000).toBeGreaterThan(graceMs + shutdownLimitMs);
});

test.each(names)("the operator's guide has the setting %s", (name) => {
  expect(readSample('README.md').includes(`\`${name}\``)).toBe(true);
});

test('the files of the image serve the site alone', async () => {
  const folder = createTemporaryFolder();
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const path of from.split(' ')) {
      const target = to.endsWith('/') ? to + basename(path) : to;
      cpSync(path.replace('/site/', root), folder + target, { recursive: true });
    }
  }
  const { port } = await startReadyServer({ NODE_ENV: 'production' }, folder);
  expect((await ask(port, '/')).status).toBe(200);
});

const [, healthCheck = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
const [, probe = ''] = /^ExecStartPost=\/usr\/bin\/node -e "(.*)"$/m.exec(unit) ?? [];

/** The exit code of a health check, where `/readyz` answers `statuses` in turn; 0 closes the connection. */
async function exitCodeOf(args: readonly string[], ...statuses: number[]) {
  const { port } = await listenOn((request, response) => {
    const status = request.url === '/readyz' ? statuses.shift() : 404;
    if (status) response.writeHead(status).end();
    else request.socket.destroy();
  });
  const own = args.map((each) => each.replace('%i', String(port)));
  const [code] = await once(spawn(process.execPath, own, { env: { PORT: `${port}` } }), 'close');
  return code;
}

test.each([
  ['the image', JSON.parse(healthCheck).slice(1)],
  ['the unit', ['-e', probe]],
])('the health check of %s passes where the process is ready', async (_sample, args) => {
  expect(await exitCodeOf(args, 200)).toBe(0);
  expect(await exitCodeOf(args, 503)).toBe(1);
});

test('the unit waits for a process that does not answer yet', async () => {
  expect(await exitCodeOf(['-e', probe], 0, 0, 200)).toBe(0);
});
