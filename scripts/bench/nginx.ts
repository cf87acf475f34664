import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCommand } from '../browsers/debian-package.ts';
import { root } from '../bundle/folders.ts';
import { statusOf } from './servers.ts';

export interface NginxOptions {
  /** An empty folder for the configuration, logs and temporary files, with a slash at its end. */
  folder: string;
  port: number;
  /** Where the processes behind it listen; the sample names two. */
  upstreamPorts: readonly number[];
}

/** The sample that visitors' requests come in by. */
export const nginxSample = `${root}server/deploy/nginx.conf`;

/** Writes the sample with other ports and paths, and what Debian's nginx.conf puts around it; returns its path. */
export function writeNginxConfig({ folder, port, upstreamPorts }: NginxOptions): string {
  const upstreams = upstreamPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  const site = readFileSync(nginxSample, 'utf8')
    .replace(/(?:^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `${upstreams.join('\n')}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ *listen \[::\]:80;\n/m, '')
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

/** Starts the sample; resolves once it answers, to what stops it. */
export async function startNginx(options: NginxOptions): Promise<() => Promise<void>> {
  const command = ensureCommand('nginx', 'nginx-light');
  const { folder } = options;
  const args = ['-c', writeNginxConfig(options), '-p', folder, '-e', `${folder}error.log`];
  const nginx = spawn(command, args, { stdio: 'inherit' });
  const ended = once(nginx, 'close');
  while ((await statusOf(`http://127.0.0.1:${options.port}/`)) === 0) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: see ${folder}error.log.`);
    await wait(10);
  }
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}
