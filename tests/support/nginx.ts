import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '#scripts/bundle/folders.ts';
import { findCommand } from '#scripts/find-command.ts';
import { atEnd } from './at-end.ts';
import { freePort } from './free-port.ts';
import { ask } from './site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** The text of a sample of deployment. */
export function readSample(name: string): string {
  return readFileSync(`${root}server/deploy/${name}`, 'utf8');
}

/**
 * The sample on `port`, without certificates, other addresses and its limit of requests, because all
 * visitors of a test have one address. Its logs are in `folder`; `httpPort` stands for port 80.
 */
function siteConfig(
  folder: string,
  port: number,
  httpPort: number,
  upstreamPorts: readonly number[],
): string {
  const upstreams = upstreamPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;\n`);
  return readSample('nginx.conf')
    .replace(/(?:^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, upstreams.join(''))
    .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replace('server_name www.example.com;', 'server_name 127.0.0.1;')
    .replace(/rate=\d+r/, 'rate=100000r')
    .replaceAll('/var/log/nginx/', folder);
}

/** A main configuration like Debian's, which includes the sample. */
function mainConfig(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes auto;
    pid ${folder}nginx.pid;
    error_log ${folder}error.log warn;
    events { worker_connections 4096; }
    http {
      ${kinds.map((kind) => `${kind}_temp_path ${folder}${kind};`).join('\n      ')}
      include ${folder}site.conf;
    }`;
}

/** The part of an access log line that tests read. */
interface AccessLine {
  requestId: string;
  path: string;
  status: number;
  upstream: string;
  upstreamStatus: string;
}

/**
 * Starts nginx with the sample in front of the processes at `upstreamPorts` until the test is over. Resolves
 * when it responds. `stop` ends it earlier and returns its access log, which is complete only then.
 */
export async function startNginx(upstreamPorts: readonly number[]) {
  const command = findCommand('nginx');
  if (!command)
    throw new Error('The tests of deployment need nginx: run "apt-get install nginx-light".');
  const folder = createTemporaryFolder();
  const port = await freePort();
  const httpPort = await freePort();
  writeFileSync(`${folder}site.conf`, siteConfig(folder, port, httpPort, upstreamPorts));
  writeFileSync(`${folder}nginx.conf`, mainConfig(folder));
  const args = ['-c', `${folder}nginx.conf`, '-p', folder, '-e', `${folder}error.log`];
  const nginx = spawn(command, args, { stdio: 'inherit' });
  const ended = once(nginx, 'close');
  atEnd(end);

  /** Sends SIGTERM, because nginx's workers would survive a SIGKILL of their master. */
  async function end(): Promise<void> {
    nginx.kill('SIGTERM');
    await ended;
  }

  async function stop(): Promise<AccessLine[]> {
    await end();
    const log = readFileSync(`${folder}wedding-events.access.log`, 'utf8').trim();
    return log.split('\n').map((line) => JSON.parse(line));
  }

  while (!(await ask(port, '/').catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start: its message is above.');
    await wait(10);
  }
  return { url: `http://127.0.0.1:${port}`, port, httpPort, stop };
}
