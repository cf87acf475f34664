import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../support/processes.ts';
import { copyParts } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readSample } from './nginx.ts';

const guide = readSample('README.md');
const [, byHand = ''] = /^\*\*Deploy:\*\* `(.*?)`/m.exec(guide) ?? [];
const [, byTimer = ''] = /ExecStart=\/bin\/sh -c "(.*?)"/.exec(guide) ?? [];
const rollback = 'server/deploy/release.sh $(ls -t "$SITE_FOLDER/releases" | tail -n 1)';

/** The commands of a machine. npm installs nothing, and builds what is in the file `text`. */
const commands = {
  systemctl: '',
  git: 'exec env PATH="$REAL_PATH" git "$@"',
  npm: `[ "$1" = run ] || exit 0
    mkdir -p dist/server dist/public/assets
    cp text dist/public/assets; cp text dist/server/main.js
    printf '%s %s' "$(md5sum < text | cut -c 1-12)" "$(git describe --always --dirty)" > dist/server/release`,
};

/** A repository, and a machine with a clone of it, which has deployed the first commit. */
async function createClone() {
  const folder = createTemporaryFolder();
  mkdirSync(`${folder}bin`);
  for (const [name, script] of Object.entries(commands)) {
    const text = `#!/usr/bin/env bash\n[ "${name} $1" != "$FAILING" ] || exit 1\n${script}`;
    writeFileSync(`${folder}bin/${name}`, text, { mode: 0o755 });
  }
  const { PATH } = process.env;
  const ofMachine = { PATH: `${folder}bin:${PATH}`, REAL_PATH: PATH, SITE_FOLDER: folder };
  const upstream = copyParts('.gitattributes', '.ci', 'package.json', 'server');
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    execFileSync('git', [...author, ...args], { cwd: upstream, stdio: 'pipe' });
  };
  const site = {
    project: `${folder}project/`,
    /** Commits a text; with `--amend`, in place of the last one. */
    commit(text: string, ...options: string[]) {
      writeFileSync(`${upstream}text`, text);
      git('add', '.');
      git('commit', '-m', text, ...options);
    },
    /** Runs `command` in the clone. What `failing` names fails in it, as in "npm ci". */
    run(command: string, failing = '') {
      const env = { ...ofMachine, FAILING: failing };
      return runCommand('/bin/sh', ['-c', command], { cwd: site.project, env }).ended;
    },
    /** The text that runs. */
    current: () => readFileSync(`${folder}current/dist/server/main.js`, 'utf8'),
  };
  git('init');
  site.commit('first');
  git('clone', '-c', 'core.autocrlf=true', upstream, site.project);
  expect(await site.run(byTimer)).toMatchObject({ code: 0 });
  expect(site.current()).toBe('first');
  return site;
}

const nothing = { code: 0, output: '', errors: '' };

test.each(['git fetch', 'git reset', 'npm ci', 'npm run', 'systemctl restart'])(
  'a deploy of which "%s" fails is tried again, and then no more',
  async (failing) => {
    const { commit, run, current } = await createClone();
    commit('second');
    for (const _time of ['once', 'again']) {
      expect(await run(byTimer, failing)).not.toMatchObject({ code: 0 });
      expect(current()).toBe('first');
    }
    expect(await run(byTimer)).toMatchObject({ code: 0 });
    expect(current()).toBe('second');
    expect(await run(byTimer)).toEqual(nothing);
  },
);

test('the timer leaves a deploy by hand and a rollback until the next commit', async () => {
  const { commit, run, current } = await createClone();
  commit('second');
  expect(await run(byHand)).toMatchObject({ code: 0 });
  expect(current()).toBe('second');
  expect(await run(byTimer)).toEqual(nothing);
  await run(rollback);
  expect(await run(byTimer)).toEqual(nothing);
  expect(current()).toBe('first');
  commit('third');
  await run(byTimer);
  expect(current()).toBe('third');
});

test('the timer follows a forced push', async () => {
  const { commit, run, current } = await createClone();
  commit('other', '--amend');
  await run(byTimer);
  expect(current()).toBe('other');
});

test('where Git writes CRLF, scripts still have LF', async () => {
  const { project } = await createClone();
  expect(readFileSync(`${project}package.json`, 'utf8')).toContain('\r');
  for (const script of ['.ci/run', 'server/deploy/release.sh']) {
    expect(readFileSync(project + script, 'utf8')).not.toContain('\r');
  }
});
