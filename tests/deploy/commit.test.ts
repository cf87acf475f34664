import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputFolders, root } from '#scripts/bundle/folders.ts';
import { startReadyServer } from '../support/processes.ts';
import { copyParts } from '../support/project-copy.ts';
import { ask } from '../support/site.ts';

test.each(['0a1b2c3', ''])(
  'log and /healthz name the build and its commit, "%s"',
  async (commit) => {
    const folder = copyParts('package.json', 'server', 'dist');
    rmSync(`${folder}dist/server/commit`, { force: true });
    if (commit) writeFileSync(`${folder}dist/server/commit`, commit);
    const server = await startReadyServer({}, folder);
    const { text } = await ask(server.port, '/healthz');
    expect(text).toMatch(new RegExp(`^OK [0-9a-f]{12}${commit && ` ${commit}`}$`));
    server.process.kill();
    const [first = ''] = (await server.ended).output.split('\n');
    const { release, commit: logged = '' } = JSON.parse(first);
    expect(text).toBe(['OK', release, logged].join(' ').trim());
  },
);

test('a build has its commit where Git knows one', () => {
  const { status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root });
  const file = `${outputFolders('production').server}/commit`;
  const commit = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(commit).toMatch(status === 0 ? /^[0-9a-f]{7,}(-dirty)?$/ : /^$/);
});
