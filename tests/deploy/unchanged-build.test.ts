import { statSync, symlinkSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { root } from '#scripts/folders.ts';
import { ask } from '../support/app-under-test.ts';
import { runCommand, startReadyServer } from '../support/processes.ts';
import { copyParts } from '../support/project-copy.ts';
import { createMachine } from './releases.ts';

const sources = ['client', 'public', 'scripts', 'server', 'shared'];

test('a commit that changes no file of the build restarts nothing', async () => {
  const restart = vi.fn(async () => {});
  const { folder, release, current } = await createMachine(restart);
  const project = copyParts(...sources, 'package.json', 'tsconfig.json', '.gitignore');
  // The packages and the encoded pictures are those of the project.
  for (const name of ['node_modules', '.cache']) symlinkSync(root + name, project + name);
  /** Commits a README, builds and deploys. Returns the commit. */
  async function deploy(text: string): Promise<string> {
    const git = 'git -c user.name=A -c user.email=a@b.example';
    const command = `echo ${text} > README.md; git init; git add .; ${git} commit -m ${text}; npm run build`;
    const { code } = await runCommand('/bin/sh', ['-ec', command], { cwd: project }).ended;
    expect(code).toBe(0);
    expect(await release(project)).toMatchObject({ code: 0, errors: '' });
    const args = ['describe', '--always'];
    return (await runCommand('git', args, { cwd: project }).ended).output.trim();
  }
  await deploy('first');
  const first = current();
  const server = await startReadyServer({}, `${folder}current/`);
  const second = await deploy('second');
  expect([current(), restart.mock.calls.length]).toEqual([first, 2]);
  expect((await ask(server.port, '/healthz')).text).toBe(`OK ${first.split('-').at(-1)} ${second}`);
  // Visitors ask for a file by its time, which builds and releases keep.
  const times = [`${folder}current`, project].map((at) =>
    statSync(`${at}/dist/public/favicon.ico`),
  );
  expect(times[0]?.mtime).toEqual(times[1]?.mtime);
}, 120_000);
