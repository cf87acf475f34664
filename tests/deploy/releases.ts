import fs from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { root } from '#scripts/folders.ts';
import { listenOn } from '../support/app-under-test.ts';
import { runCommand } from '../support/processes.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/**
 * Creates a machine to deploy to, with a folder for releases. The machine's `systemctl` calls `restart` with the port
 * in the name of a unit, and fails if `restart` rejects.
 */
export async function createMachine(restart: (port: string) => Promise<void>) {
  const folder = createTemporaryFolder();
  const systemd = await listenOn((request, response) => {
    restart(request.url?.split('@')[1] ?? '').then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  fs.mkdirSync(`${folder}bin`);
  const script = `#!/usr/bin/env bash
    exec 3<>/dev/tcp/127.0.0.1/${systemd.port}
    printf 'GET /%s HTTP/1.0\\r\\n\\r\\n' "$2" >&3
    read -r _ status _ <&3
    [ "$status" = 200 ]`;
  fs.writeFileSync(`${folder}bin/systemctl`, script, { mode: 0o755 });

  return {
    folder,
    /** Runs `release.sh` of `project`. Resolves with the exit code and the output. */
    release(project: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}) {
      const PATH = `${folder}bin:${process.env.PATH}`;
      // The user's shell may export `CDPATH`, with which `cd` prints a line and may lead to another folder.
      const env = { PATH, CDPATH: '.', SITE_FOLDER: folder, ...environment };
      return runCommand(`${project}server/deploy/release.sh`, args, { env, cwd: folder }).ended;
    },
    /** The name of the release that runs from the next restart on. */
    current: () => basename(fs.readlinkSync(`${folder}current`)),
  };
}

/** Creates a project to deploy, and a machine on which every restart succeeds unless `restart` rejects. */
export async function createSite(restart: (port: string) => Promise<void> = async () => {}) {
  const project = createTemporaryFolder();
  fs.cpSync(`${root}server/deploy/release.sh`, `${project}server/deploy/release.sh`);
  for (const file of ['package.json', 'server/index.js']) fs.writeFileSync(project + file, '');
  const { folder, current, release } = await createMachine(restart);

  const site = {
    project,
    folder,
    current,
    release: release.bind(null, project),
    /** Replaces the build by one whose code is `code` and whose only asset has that name. */
    build(code: string): void {
      fs.rmSync(`${project}dist`, { recursive: true, force: true });
      for (const part of ['server', 'public/assets']) {
        fs.mkdirSync(`${project}dist/${part}`, { recursive: true });
      }
      fs.writeFileSync(`${project}dist/server/main.js`, code);
      const id = Buffer.from(code).toString('hex');
      fs.writeFileSync(`${project}dist/server/release`, id);
      fs.writeFileSync(`${project}dist/server/commit`, '');
      fs.writeFileSync(`${project}dist/public/assets/${code}.js`, code);
    },
    /** Builds and deploys `code`. Returns the name of the release. */
    async deploy(code: string): Promise<string> {
      site.build(code);
      const output = expect.stringMatching(/^\S+ is live\.( .*)?\n$/);
      expect(await site.release()).toMatchObject({ code: 0, output, errors: '' });
      return current();
    },
    releases: () => fs.readdirSync(`${folder}releases`),
    assets: (name: string) => fs.readdirSync(`${folder}releases/${name}/dist/public/assets`),
    /** Makes the assets of a release older by some days, also the assets that it has from earlier releases. */
    age(name: string, days: number): void {
      for (const asset of site.assets(name)) {
        const path = `${folder}releases/${name}/dist/public/assets/${asset}`;
        const time = fs.statSync(path).mtimeMs / 1000 - days * 24 * 60 * 60;
        fs.utimesSync(path, time, time);
      }
    },
  };
  return site;
}
