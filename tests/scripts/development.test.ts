import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { liveReloadPath } from '#scripts/dev/live-reload.ts';
import { isOwnHost } from '#scripts/dev/own-host.ts';
import { atEnd } from '../support/at-end.ts';
import { copyProject, edit } from '../support/project-copy.ts';

/** Starts `npm run dev` in a copy of the project; resolves once it listens. */
async function startDevelopment(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop: () => child.kill('SIGTERM'), ended };
  }
  throw new Error(`The development server ended: ${await child.stderr.toArray()}`);
}

function ask(url: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
}

async function textOf(url: string): Promise<string> {
  return Buffer.concat(await (await ask(url)).toArray()).toString();
}

/** Subscribes to live reload; each call resolves to the next message, '' where the build succeeded. */
async function listen(url: string): Promise<() => Promise<string>> {
  const response = await ask(url + liveReloadPath);
  const lines = createInterface({ input: response })[Symbol.asyncIterator]();
  return async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The server has hung up.');
      if (value.startsWith('data: ')) return JSON.parse(value.slice('data: '.length));
    }
  };
}

test('a saved change reloads the page, an error is shown until it is mended, and SIGTERM stops the server', async () => {
  const folder = copyProject();
  const { url, stop, ended } = await startDevelopment(folder);
  expect(await textOf(`${url}/gallery`)).toContain(liveReloadPath);
  expect((await ask(url, { Host: 'rebind.evil.example' })).statusCode).toBe(403);
  const news = await listen(url);

  edit(`${folder}shared/site.ts`, 'Crafting beautiful moments', 'Crafting quiet moments');
  expect(await news()).toBe('');
  expect(await textOf(`${url}/gallery`)).toContain('Crafting quiet moments');

  edit(`${folder}public/favicon.svg`, '<svg', '<svg data-changed=""');
  expect(await news()).toBe('');
  expect(await textOf(`${url}/favicon.svg`)).toContain('data-changed');

  const app = readFileSync(`${folder}client/app.tsx`, 'utf8');
  writeFileSync(`${folder}client/app.tsx`, `${app}export const typo = ;\n`);
  expect(await news()).toMatch(/client\/app\.tsx:\d+/);
  expect(await textOf(`${url}/gallery`)).toContain('Crafting quiet moments');
  expect(await (await listen(url))()).toMatch(/client\/app\.tsx:\d+/);

  const picture = readFileSync(`${folder}client/pictures/gallery.jpg`);
  writeFileSync(`${folder}client/pictures/gallery.jpg`, 'This is no picture.');
  writeFileSync(`${folder}client/app.tsx`, app);
  let told = await news();
  while (!told.includes('gallery.jpg')) told = await news();
  expect(told).toMatch(/^client\/pictures\/gallery\.jpg [^\n]+\.$/);

  writeFileSync(`${folder}client/pictures/gallery.jpg`, picture);
  while (told !== '') told = await news();
  stop();
  expect(await ended).toEqual([0, null]);
}, 180_000);

test('the development server accepts its address, localhost and HOST as its host only', () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'desk:3000']) {
    expect(isOwnHost(host, 'desk'), host).toBe(true);
  }
  for (const host of [undefined, '', 'rebind.evil.example', 'localhost.evil.example', '%', 'a b']) {
    expect(isOwnHost(host, 'desk'), host).toBe(false);
  }
});
