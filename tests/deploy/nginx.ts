import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { findCommand } from '#scripts/find-command.ts';
import { root } from '#scripts/folders.ts';
import { fetchRaw } from '../support/app-under-test.ts';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** The text of a file in `server/deploy/`. */
export function readSample(name: string): string {
  return readFileSync(`${root}server/deploy/${name}`, 'utf8');
}

/**
 * A configuration like Debian's that includes `nginx.conf`. The site is served on `port` instead of 443 and on
 * `httpPort` instead of 80, without certificates. The rate limit is lifted, because all requests of a test come from
 * the same address. The files that nginx writes are in `folder`.
 */
function nginxConfig(
  folder: string,
  port: number,
  httpPort: number,
  upstreamPorts: readonly number[],
  hasPageCache: boolean,
): string {
  const proxyCache = 'proxy_cache wedding_events_pages;';
  const upstreams = upstreamPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;\n`);
  const site = readSample('nginx.conf')
    .replace(/(?:^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, upstreams.join(''))
    .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replace('server_name www.example.com;', 'server_name 127.0.0.1;')
    .replace(/rate=\d+r/, 'rate=100000r')
    .replaceAll('/var/log/nginx/', folder)
    .replace('root /etc/nginx;', `root ${root}server/deploy;`)
    .replace('proxy_buffering off;', hasPageCache ? proxyCache : '$&')
    .replace('location /assets/ {', hasPageCache ? `$& ${proxyCache}` : '$&');
  const pageCache = readSample('nginx-page-cache.conf').replace('/var/cache/', folder);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporaryPaths = kinds.map((kind) => `${kind}_temp_path ${folder}${kind};`);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes auto;
    pid ${folder}nginx.pid;
    events { worker_connections 4096; }
    http { types { text/html html; } ${temporaryPaths.join(' ')}
      ${hasPageCache ? pageCache : ''} ${site} }`;
}

/** The fields of a line of the access log that tests read. */
type AccessLine = Record<'requestId' | 'path' | 'upstreamStatus', string>;

/**
 * Starts nginx with `nginx.conf`, and with `nginx-page-cache.conf` if `hasPageCache`, in front of the processes at
 * `upstreamPorts` until the test is over. Resolves when nginx responds. `stop` ends nginx earlier and returns the
 * access log, which is complete only then.
 */
export async function startNginx(upstreamPorts: readonly number[], hasPageCache = false) {
  const command = findCommand('nginx');
  if (!command)
    throw new Error('The tests of deployment need nginx: run "npm run browsers" first.');
  const folder = createTemporaryFolder();
  const port = await freePort();
  const httpPort = await freePort();
  const config = nginxConfig(folder, port, httpPort, upstreamPorts, hasPageCache);
  writeFileSync(`${folder}nginx.conf`, config);
  const args = ['-c', `${folder}nginx.conf`, '-p', folder, '-e', `${folder}error.log`];
  const nginx = spawn(command, args, { stdio: 'inherit' });
  const ended = once(nginx, 'close');

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

  atEnd(end);
  // If nginx does not start, the reason is in the output of the tests.
  await vi.waitFor(() => fetchRaw(port, '/'), { timeout: 10_000 });
  return { port, httpPort, stop };
}
