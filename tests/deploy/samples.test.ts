import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '#scripts/bundle/folders.ts';
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

/** The settings of each sample, and the seconds that it gives the app to stop. */
const samples: [file: string, settings: [name: string, value: string][], stopS: number][] = [
  [
    'compose.yaml',
    Object.entries(compose.environment),
    Number.parseInt(compose.stop_grace_period, 10),
  ],
  [
    'kubernetes.yaml',
    pod.containers[0].env.map(({ name, value }: Record<string, string>) => [name, value]),
    // What Kubernetes gives a pod that asks for nothing.
    pod.terminationGracePeriodSeconds ?? 30,
  ],
  [
    'the unit',
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)]
      .map(([, name = '', value = '']): [string, string] => [name, value.replace('%i', '3001')])
      .filter(([name]) => name !== 'NODE_ENV'),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  ],
];

test.each(samples)('the app reads every setting of %s', (_file, settings) => {
  expect(settings.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(settings.map(([name]) => name)));
});

test.each(samples)('%s gives the app more time to stop than it takes', (_file, settings, stopS) => {
  // Compose writes a setting that it takes from its own environment as `${NAME:-default}`.
  const values = settings.map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*?)\}/, '$1')]);
  const { SHUTDOWN_GRACE_MS } = readSettings(Object.fromEntries(values));
  expect(stopS * 1000).toBeGreaterThan(SHUTDOWN_GRACE_MS + 15_000);
});

test.each(names)("the operator's guide has the setting %s", (name) => {
  expect(readSample('README.md')).toContain(`\`${name}\``);
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
  const { status, text } = await ask(port, '/');
  expect(status).toBe(200);
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(text) ?? [];
  expect((await ask(port, script)).status).toBe(200);
});

const [, healthCheck = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
const [, probe = ''] = /^ExecStartPost=\/usr\/bin\/node -e "(.*)"$/m.exec(unit) ?? [];

/** The exit code of a sample's health check, where `/readyz` is answered by `statuses` in turn. */
async function exitCodeOf(args: readonly string[], ...statuses: (number | null)[]) {
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
  expect(await exitCodeOf(['-e', probe], null, null, 200)).toBe(0);
});
