import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '#scripts/bundle/folders.ts';
import { readSettings } from '#server/settings.ts';
import { freePort } from '../support/free-port.ts';
import { readSample } from '../support/nginx.ts';
import { startReadyServer } from '../support/server-process.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const dockerfile = readSample('Dockerfile');
const unit = readSample('wedding-events@.service');
const compose = parse(readSample('compose.yaml'), { merge: true }).services['site-a'];
const pod = parseAllDocuments(readSample('kubernetes.yaml'))[0]?.toJS().spec.template.spec;

/** The settings of a sample. */
type Environment = readonly (readonly [name: string, value: string])[];

const ofCompose: Environment = Object.entries(compose.environment);
const ofPod: Environment = pod.containers[0].env.map(
  ({ name, value }: { name: string; value: string }) => [name, value],
);
const ofUnit: Environment = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value.replace('%i', '3001')],
);

/** Every setting of the app, and the one of Node's packages. */
const names = [
  'NODE_ENV',
  ...Object.keys(readSettings({ HOST: 'x', ASSET_ORIGIN: 'https://x.example' })),
];

test.each([
  ['compose.yaml', ofCompose, Number.parseInt(compose.stop_grace_period, 10)],
  ['kubernetes.yaml', ofPod, pod.terminationGracePeriodSeconds],
  ['the unit', ofUnit, Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])],
])(
  'the app reads every setting of %s, and has more time to stop than it needs',
  (_, given, stopS) => {
    expect(given.length).toBeGreaterThan(3);
    expect(names).toEqual(expect.arrayContaining(given.map(([name]) => name)));
    // Compose writes a setting that it takes from its own environment as `${NAME:-default}`.
    const values = given.map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')]);
    const { SHUTDOWN_GRACE_MS, SHUTDOWN_LIMIT_MS } = readSettings(Object.fromEntries(values));
    expect(stopS * 1000).toBeGreaterThan(SHUTDOWN_GRACE_MS + SHUTDOWN_LIMIT_MS);
  },
);

test("the operator's guide has a row for each setting, with its default", () => {
  const rows = [...readSample('README.md').matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|/gm)];
  const defaults = readSettings({});
  expect(['NODE_ENV', ...rows.map(([, name]) => name)].toSorted()).toEqual(names.toSorted());
  for (const [, name = '', shown = ''] of rows) {
    const value = Object.entries(defaults).find(([each]) => each === name)?.[1];
    if (shown.startsWith('`')) expect([name, shown]).toEqual([name, `\`${value}\``]);
    else expect(['string', 'number'], name).not.toContain(typeof value);
  }
});

test('the files that the image is given serve the site, alone', async () => {
  const folder = createTemporaryFolder();
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const path of from.split(' ')) {
      const target = to.endsWith('/') ? to + basename(path) : to;
      cpSync(path.replace('/site/', root), folder + target, { recursive: true });
    }
  }
  const { port } = await startReadyServer({ NODE_ENV: 'production' }, folder);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await response.text()) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
}, 60_000);

test('the health command of each sample fails without a server and succeeds with one', async () => {
  const port = await freePort();
  const [, check = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
  const [, option = '', script = ''] =
    /^ExecStartPost=\/usr\/bin\/node (\S+) -e "(.*)"$/m.exec(unit) ?? [];
  const commands: string[][] = [
    JSON.parse(check).slice(1),
    compose.healthcheck.test.slice(2).map((word: string) => word.replace(':3000', `:${port}`)),
    // Half a minute is how long it waits for a process that never becomes ready.
    [option, '-e', script.replace('%i', String(port)).replace('30000', '300')],
  ];
  const statuses = () =>
    commands.map((args) => {
      expect(args.length).toBeGreaterThan(1);
      return spawnSync(process.execPath, args, { env: { PORT: String(port) } }).status;
    });
  expect(statuses()).toEqual([1, 1, 1]);
  await startReadyServer({ PORT: String(port) });
  expect(statuses()).toEqual([0, 0, 0]);
});
