import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '#scripts/folders.ts';
import { shutdownLimitMs } from '#server/http/http-server.ts';
import { readSettings } from '#server/settings.ts';
import { ask, listenOn } from '../support/app-under-test.ts';
import { unknownPath } from '../support/built-sites.ts';
import { everyPath } from '../support/html.ts';
import { runCommand, startReadyServer } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readSample } from './nginx.ts';

const dockerfile = readSample('Dockerfile');
const unit = readSample('wedding-events@.service');
const compose = parse(readSample('compose.yaml'), { merge: true }).services['site-a'];
const pod = parseAllDocuments(readSample('kubernetes.yaml'))[0]?.toJS().spec.template.spec;

/** Every setting of the app. */
const names = Object.keys(readSettings({ HOST: 'x', ASSET_ORIGIN: 'https://x.example' }));

type Settings = (readonly [name: string, value: string])[];
const podSettings: Record<'name' | 'value', string>[] = pod.containers[0].env;

/** The settings of each sample, and the seconds that the app has to stop. */
const samples: [file: string, settings: Settings, stopS: number][] = [
  [
    'compose.yaml',
    Object.entries<string>(compose.environment),
    Number.parseInt(compose.stop_grace_period, 10),
  ],
  // Kubernetes gives a pod half a minute.
  ['kubernetes.yaml', podSettings.map(({ name, value }) => [name, value]), 30],
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

test('the containers have the address of site.yaml unless another is set', () => {
  // What stands between `:-` and `}` is the default; an empty setting counts as unset.
  expect(compose.environment.SITE_URL).toMatch(/:-}$/);
});

test.each(samples)('%s gives the app time to stop', (_file, settings, stopS) => {
  const { SHUTDOWN_GRACE_MS } = Object.fromEntries(settings);
  const graceMs = readSettings({ SHUTDOWN_GRACE_MS }).SHUTDOWN_GRACE_MS;
  expect(stopS * 1000).toBeGreaterThan(graceMs + shutdownLimitMs);
});

test.each(names)("the operator's guide has the setting %s", (name) => {
  expect(readSample('README.md').includes(`\`${name}\``)).toBe(true);
});

/** The paths of this Node and of those in `OTHER_NODES`, a list in the form of `PATH`. */
const others = (process.env.OTHER_NODES ?? '').split(delimiter).filter(Boolean);
const nodes = [process.execPath, ...others].map((path) => {
  return [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path] as const;
});

test.each(nodes)('on Node %s the files of the image serve every page', async (_version, node) => {
  const folder = createTemporaryFolder();
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const path of from.split(' ')) {
      const target = to.endsWith('/') ? to + basename(path) : to;
      cpSync(path.replace('/site/', root), folder + target, { recursive: true });
    }
  }
  const server = await startReadyServer({ NODE_ENV: 'production' }, folder, node);
  for (const path of everyPath) {
    const { status, text } = await ask(server.port, path);
    expect([path, status]).toEqual([path, path === unknownPath ? 404 : 200]);
    expect(text).toMatch(/<h1[\s\S]*<\/html>\s*$/);
  }
  server.process.kill('SIGTERM');
  const { code, errors } = await server.ended;
  expect([code, errors]).toEqual([0, '']);
});

const [, healthCheck = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
const [, probe = ''] = /^ExecStartPost=\/usr\/bin\/node -e "(.*)"$/m.exec(unit) ?? [];

/** The exit code of a health check, where `/readyz` answers `statuses` in turn; 0 closes the connection. */
async function exitCodeOf(args: readonly string[], statuses: number[], mainPid = process.pid) {
  const { port } = await listenOn((request, response) => {
    const status = request.url === '/readyz' ? statuses.shift() : 404;
    if (status) response.writeHead(status).end();
    else request.socket.destroy();
  });
  const own = args.map((each) => each.replace('%i', String(port)));
  const env = { PORT: `${port}`, MAINPID: `${mainPid}` };
  return (await runCommand(process.execPath, own, { env }).ended).code;
}

test.each([
  ['the image', JSON.parse(healthCheck).slice(1), []],
  // It waits for a process that does not answer yet.
  ['the unit', ['-e', probe], [0, 0]],
])('the health check of %s passes where the process is ready', async (_sample, args, before) => {
  expect(await exitCodeOf(args, [...before, 200])).toBe(0);
  expect(await exitCodeOf(args, [...before, 503])).toBe(1);
});

test('the unit does not wait for a process that has ended', async () => {
  const { process: child, ended } = runCommand('true', [], {});
  await ended;
  expect(await exitCodeOf(['-e', probe], [0, 200], child.pid)).toBe(1);
});
