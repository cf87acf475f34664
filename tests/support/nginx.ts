import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand } from '#scripts/browsers/debian-package.ts';
import { atEnd } from './at-end.ts';
import { readSample } from './deploy-samples.ts';
import { freePort } from './free-port.ts';
import { ask } from './site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

export interface NginxOptions {
  /** Where the processes behind it listen; the sample names two. */
  upstreamPorts: readonly number[];
  /** Requests per second that one address may make; the sample's own number where it is left out. */
  requestsPerS?: number;
}

/** The path of nginx on this machine. Throws a sentence where there is none. */
export function findNginx(): string {
  const command = findCommand('nginx');
  if (command) return command;
  throw new Error('The tests of deployment need nginx: run "apt-get install nginx-light" first.');
}

/**
 * Writes the sample into `folder`, which ends in a slash, for `port` of loopback and without what needs
 * root, inside what Debian's nginx.conf puts around it. Returns the path of the whole.
 */
export function writeNginxConfig(folder: string, port: number, options: NginxOptions): string {
  const { upstreamPorts, requestsPerS } = options;
  const upstreams = upstreamPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  const site = readSample('nginx.conf')
    .replace(/(?:^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `${upstreams.join('\n')}\n`)
    .replaceAll(/^ *listen 80/gm, `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *listen \[::\]:80.*\n/gm, '')
    .replace('server_name www.example.com;', 'server_name 127.0.0.1;')
    .replace(/rate=\d+r/, (rate) => (requestsPerS ? `rate=${requestsPerS}r` : rate))
    .replaceAll('/var/log/nginx/', folder);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}site.conf`, site);
  const whole = `
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
  writeFileSync(`${folder}nginx.conf`, whole);
  return `${folder}nginx.conf`;
}

/** A line of the sample's access log, as far as tests read it. */
export interface AccessLine {
  requestId: string;
  path: string;
  status: number;
  upstream: string;
  upstreamStatus: string;
}

/**
 * Starts the sample until the test is over; resolves once it answers. `stop` ends it earlier and returns
 * its access log, which is whole only then.
 */
export async function startNginx(options: NginxOptions) {
  const folder = createTemporaryFolder();
  const port = await freePort();
  const config = writeNginxConfig(folder, port, options);
  const args = ['-c', config, '-p', folder, '-e', `${folder}error.log`];
  const nginx = spawn(findNginx(), args, { stdio: 'inherit' });
  const ended = once(nginx, 'close');
  atEnd(end);

  /** By SIGTERM alone: nginx's workers live on where their master is killed. */
  async function end(): Promise<void> {
    nginx.kill('SIGTERM');
    await ended;
  }

  async function stop(): Promise<AccessLine[]> {
    await end();
    const log = readFileSync(`${folder}wedding-events.access.log`, 'utf8').trim();
    return log.split('\n').map((line) => JSON.parse(line));
  }

  const url = `http://127.0.0.1:${port}`;
  while (!(await ask(port, '/').catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: see ${folder}error.log.`);
    await wait(10);
  }
  return { url, port, folder, stop };
}
