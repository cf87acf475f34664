import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { atEnd } from '../support/at-end.ts';
import { freePort } from '../support/free-port.ts';
import { copyProject } from '../support/project-copy.ts';

const folder = copyProject();
const facts = `${folder}shared/content/site.yaml`;
const correct = readFileSync(facts);

/** Runs `npm run dev` in the copy of the project. Returns functions that ask what it serves. */
async function startDevelopment() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const options = { cwd: folder, detached: true, stdio: 'ignore', env } as const;
  const { pid = 0 } = spawn('npm', ['run', 'dev'], options);
  atEnd(() => process.kill(-pid));
  const fetchText = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`).catch(() => null);
    return response ? `${response.status} ${await response.text()}` : '';
  };
  return {
    /** Waits until the response at `path` matches. */
    serves: (path: string, wanted: RegExp) =>
      expect.poll(() => fetchText(path), { timeout: 120_000 }).toMatch(wanted),
    release: () => fetchText('/healthz'),
  };
}

// A start takes seconds.
vi.setConfig({ testTimeout: 300_000 });

appendFileSync(facts, 'emial: a\n');
writeFileSync(`${folder}public/.DS_Store`, '');
const { serves, release } = await startDevelopment();

test('a mistake is served in place of every page until it is fixed', async () => {
  await serves('/', /^500 .*shared\/content\/site\.yaml:\d+ has &quot;emial&quot;/s);
  const faulty = await release();
  writeFileSync(facts, correct);
  await serves('/', /^200 .*<h1.*<\/html>$/s);
  // Open pages reload when this changes.
  expect(await release()).not.toBe(faulty);
});

test('a file saved in public/ is served under any name', async () => {
  mkdirSync(`${folder}public/.well-known`);
  writeFileSync(`${folder}public/.well-known/price list.txt`, 'saved');
  // tsx does not watch hidden files.
  writeFileSync(`${folder}public/saved.txt`, '');
  await serves('/.well-known/price%20list.txt', /^200 saved/);
});

test('.DS_Store is left out of the build', () => serves('/.DS_Store', /^404/));
