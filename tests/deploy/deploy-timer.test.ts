import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../support/processes.ts';
import { copyParts } from '../support/project-copy.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readSample } from './nginx.ts';

const guide = readSample('README.md');
const [, byHand = ''] = /^\*\*Deploy:\*\* `(.*?)`/m.exec(guide) ?? [];
const unit = readSample('wedding-events-deploy.service');
const [, HOME = ''] = /^Environment=HOME=(.+)$/m.exec(unit) ?? [];
const [, byTimer = ''] = /^ExecStart=\/bin\/sh -c "(.*)"$/m.exec(unit) ?? [];

/**
 * Scripts that replace commands of the machine. If the variable `FAILING` names a command, such as "npm ci", that
 * command fails. npm creates a build from the file `text`.
 */
const commands = {
  systemctl: '',
  // Without `HOME` Git would not find the user's settings and passwords.
  git: '[ "$HOME" ] || exit 128; HOME=$SITE_FOLDER PATH=$OUTER exec git "$@"',
  npm: `[ $1 = run ] || exit 0
    mkdir -p dist/server dist/public/assets
    cp text dist/public/assets; cp text dist/server/main.js
    git hash-object text | cut -c 1-12 > dist/server/release
    git describe --always > dist/server/commit`,
};

/** Creates a machine that has a clone of a repository, and has deployed the first commit. */
async function createClone() {
  const folder = createTemporaryFolder();
  const upstream = copyParts('package.json', 'server');
  mkdirSync(`${folder}bin`);
  for (const [name, script] of Object.entries(commands)) {
    const text = `#!/bin/sh\n[ "${name} $1" != "$FAILING" ] || exit 1\n${script}`;
    writeFileSync(`${folder}bin/${name}`, text, { mode: 0o755 });
  }
  const { PATH } = process.env;
  const site = {
    /** Runs a shell command in the clone. Within it, the command that `FAILING` names fails. */
    run(command: string, FAILING = '', cwd = `${folder}project`) {
      const env = { PATH: `${folder}bin:${PATH}`, OUTER: PATH, SITE_FOLDER: folder, HOME, FAILING };
      return runCommand('/bin/sh', ['-c', command], { cwd, env }).ended;
    },
    /** Commits a text; with the option `--amend` the commit replaces the last one. */
    commit(text: string, option = '') {
      const git = 'git -c user.name=A -c user.email=a@b.example';
      const command = `echo ${text} > text; git add . && ${git} commit -m ${text} ${option}`;
      return site.run(command, '', upstream);
    },
    /** The text of the release that runs. */
    current: () => readFileSync(`${folder}current/dist/server/main.js`, 'utf8').trim(),
  };
  await site.run('git init', '', upstream);
  await site.commit('first');
  await site.run(`git clone ${upstream} project`, '', folder);
  await site.run(byTimer);
  expect(site.current()).toBe('first');
  return site;
}

const nothing = { code: 0, output: '', errors: '' };

test.each(['git fetch', 'git reset', 'npm ci', 'npm run'])(
  'the timer repeats a deploy until its "%s" succeeds',
  async (failing) => {
    const { commit, run, current } = await createClone();
    await commit('second');
    for (const _time of ['once', 'again']) expect((await run(byTimer, failing)).code).not.toBe(0);
    expect(current()).toBe('first');
    await run(byTimer);
    expect(current()).toBe('second');
    expect(await run(byTimer)).toEqual(nothing);
  },
);

test('after a release that is not ready the timer waits for another commit', async () => {
  const { commit, run, current } = await createClone();
  await commit('second');
  expect((await run(byTimer, 'systemctl restart')).code).not.toBe(0);
  expect([current(), await run(byTimer)]).toEqual(['first', nothing]);
  await commit('third');
  await run(byTimer);
  expect(current()).toBe('third');
});

test('the timer keeps a manual deploy or a rollback until the next commit', async () => {
  const { commit, run, current } = await createClone();
  await commit('second');
  await run(byHand);
  expect([current(), await run(byTimer)]).toEqual(['second', nothing]);
  await run('server/deploy/release.sh $(ls -t $SITE_FOLDER/releases | tail -n 1)');
  expect([current(), await run(byTimer)]).toEqual(['first', nothing]);
  await commit('forced', '--amend');
  await run(byTimer);
  expect(current()).toBe('forced');
});
