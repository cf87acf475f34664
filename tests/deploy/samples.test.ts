import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { colours } from '#client/styles/tokens.ts';
import { root } from '#scripts/folders.ts';
import { shutdownLimitMs } from '#server/http/http-server.ts';
import { readSettings, settingNames } from '#server/settings.ts';
import { fetchRaw, listenOn } from '../support/app-under-test.ts';
import { everyPath, unknownPath } from '../support/html.ts';
import { runCommand, startReadyServer } from '../support/processes.ts';
import { copyParts } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readSample } from './nginx.ts';

const dockerfile = readSample('Dockerfile');
const unit = readSample('wedding-events@.service');

test.each([
  ['compose.yaml', /^ {4}([A-Z_]+): "?(.*?)"?$/gm, /stop_grace_period: (\d+)s/],
  ['kubernetes.yaml', /{ name: ([A-Z_]+), value: "(.*)" }/g, /GracePeriodSeconds: (\d+)/],
  ['wedding-events@.service', /^Environment=(?!NODE_ENV)(\w+)=(.*)$/gm, /TimeoutStopSec=(\d+)/],
])('%s has settings that the app knows, and leaves the app time to stop', (file, setting, stop) => {
  const sample = readSample(file);
  if (file.endsWith('.yaml'))
    expect(parseAllDocuments(sample).flatMap((document) => document.errors)).toEqual([]);
  const settings = [...sample.matchAll(setting)].map(([, name = '', value = '']) => {
    return [name, value.replace(`\${${name}:-}`, '').replace('%i', '3001')];
  });
  expect(settings.length).toBeGreaterThan(1);
  expect(settingNames).toEqual(expect.arrayContaining(settings.map(([name]) => name)));
  const sampleSettings = readSettings(Object.fromEntries(settings), '');
  // Kubernetes gives a pod half a minute, unless the sample sets another time.
  const [, stopS = 30] = stop.exec(sample) ?? [];
  expect(Number(stopS) * 1000).toBeGreaterThan(sampleSettings.SHUTDOWN_GRACE_MS + shutdownLimitMs);
});

test.each(settingNames)('the guide and the container samples have the setting %s', (name) => {
  const defaultValue = Reflect.get(readSettings({}, ''), name);
  expect(readSample('README.md')).toContain(
    `| \`${name}\` | ${defaultValue ? `\`${defaultValue}\` |` : ''}`,
  );
  // In a container the app listens on the default port of all addresses.
  if (name === 'PORT' || name === 'HOST') return;
  expect(readSample('compose.yaml')).toMatch(
    RegExp(`^    ${name}: ("\\d+"|\\$\\{${name}:-\\})$`, 'm'),
  );
  expect(readSample('kubernetes.yaml')).toContain(`{ name: ${name}, value: "`);
});

test.each(['server/deploy/unavailable.html', 'public/favicon.svg'])(
  'each colour in %s is a token',
  (file) => {
    const used = readFileSync(root + file, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(1);
    const tokens = Object.values(colours).map((colour) => colour.toLowerCase());
    expect(tokens).toEqual(expect.arrayContaining(used.map((colour) => colour.toLowerCase())));
  },
);

const readProjectFile = (file: string) => readFileSync(root + file, 'utf8');

const { dependencies, devDependencies, engines } = JSON.parse(readProjectFile('package.json'));

test('the versions of packages are exact', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions).toEqual(versions.map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)));
});

test('the oldest Node is the same in types, workflow and guides', () => {
  const [, oldest = '', major = ''] = /^>=((\d+)\.\d+)$/.exec(engines.node) ?? [];
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
  expect(readProjectFile('.github/workflows/ci.yml')).toContain(`node: [${major}, `);
  expect(readProjectFile('README.md')).toContain(`Node ${oldest} or newer`);
  expect(readSample('README.md')).toContain(`at least ${oldest}.`);
});

test('with NODE_ENV=production npm still has the packages that builds need', async () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { output } = await runCommand('npm', ['ls', 'tsx'], { cwd: root, env }).ended;
  expect(output).toContain('tsx@');
});

test('the files in the image are enough to stream every page', async () => {
  const folder = createTemporaryFolder();
  // In a clone, the files may be readable by their owner only. In the image, every user has to be able to read them.
  const built = copyParts('package.json', 'server', 'dist');
  const [, command = ''] = /npm run build && (.*)$/m.exec(dockerfile) ?? [];
  const shell = (text: string) => runCommand('/bin/sh', ['-ec', text], { cwd: built }).ended;
  expect(await shell(`chmod -R go= . && ${command}`)).toMatchObject({ code: 0 });
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)) {
    for (const path of from.split(' ')) {
      const target = to.endsWith('/') ? to + basename(path) : to;
      cpSync(path.replace('/site/', built), folder + target, { recursive: true });
    }
  }
  expect((await shell(`find ${folder}* ! -perm -o=r`)).output).toBe('');
  const { port } = await startReadyServer({ NODE_ENV: 'production' }, folder);
  for (const path of everyPath) {
    const { status, chunks, text } = await fetchRaw(port, path, { 'Accept-Encoding': 'br' });
    expect([path, status]).toEqual([path, path === unknownPath ? 404 : 200]);
    expect(chunks.length).toBeGreaterThan(1);
    expect(text).toMatch(/<h1.*<\/html>$/s);
  }
});

const [, healthCheck = '[]'] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
const [, probe = ''] = /^ExecStartPost=\/usr\/bin\/node -e "(.*)"$/m.exec(unit) ?? [];

test('the guide’s command finds the source lines of a stack', async () => {
  const [, script = ''] = /^journalctl .* node -e '(.*?)'$/ms.exec(readSample('README.md')) ?? [];
  /** The number of the line that contains `text`, and the number of the column at which `text` begins. */
  const placeOf = (file: string, text: string) => {
    const before =
      readFileSync(root + file, 'utf8')
        .split(text)[0]
        ?.split('\n') ?? [];
    return [before.length, (before.at(-1)?.length ?? 0) + 1];
  };
  const [line, column] = placeOf('dist/server/main.js', 'request failed');
  const stack = `Error: It fails.\n    at a (file://${root}dist/server/main.js:${line}:${column})`;
  const log = `${createTemporaryFolder()}log`;
  writeFileSync(log, JSON.stringify({ err: { stack } }));
  const command = `${process.execPath} -e '${script}' < ${log}`;
  const { output } = await runCommand('/bin/sh', ['-c', command], { cwd: root }).ended;
  const file = 'server/pages/error-pages.ts';
  expect(output).toContain(`at a (../../${file}:${placeOf(file, 'request failed')[0]})`);
});

/** The environment of a machine behind a proxy, through which Node 24 and newer would also send health checks. */
const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1' };

/**
 * Runs a health check against a server whose `/readyz` answers with each of `statuses` in turn, and closes the
 * connection for the status 0. Returns the exit code of the check.
 */
async function exitCodeOf(args: readonly string[], statuses: number[], mainPid = process.pid) {
  const { port } = await listenOn((request, response) => {
    const status = request.url === '/readyz' ? statuses.shift() : 404;
    if (status) response.writeHead(status).end();
    else request.socket.destroy();
  });
  const argsWithPort = args.map((each) => each.replace('%i', String(port)));
  const env = { PORT: `${port}`, MAINPID: `${mainPid}`, ...proxy };
  return (await runCommand(process.execPath, argsWithPort, { env }).ended).code;
}

test.each([
  ['the image', JSON.parse(healthCheck).slice(1), []],
  // The unit waits for a process that does not answer yet.
  ['the unit', ['-e', probe], [0, 0]],
])('the health check of %s passes only if the process is ready', async (_sample, args, before) => {
  expect(await exitCodeOf(args, [...before, 200])).toBe(0);
  expect(await exitCodeOf(args, [...before, 503])).toBe(1);
});

test('the unit does not wait for a process that has ended', async () => {
  const { process: child, ended } = runCommand('true', [], {});
  await ended;
  expect(await exitCodeOf(['-e', probe], [0, 200], child.pid)).toBe(1);
});
