import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runCommand } from './run-command.ts';
import { listenOn } from './site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/**
 * A machine to deploy to, with folders for its releases. Its `systemctl` calls `restart` with the port of
 * a process, and fails if that rejects.
 */
export async function createMachine(restart: (port: string) => Promise<void>) {
  const folder = createTemporaryFolder();
  const systemd = await listenOn((request, response) => {
    restart(request.url?.split('@')[1] ?? '').then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  mkdirSync(`${folder}bin`);
  const script = `#!/usr/bin/env bash
    exec 3<>/dev/tcp/127.0.0.1/${systemd.port}
    printf 'GET /%s HTTP/1.0\\r\\n\\r\\n' "$2" >&3
    read -r _ status _ <&3
    [ "$status" = 200 ]`;
  writeFileSync(`${folder}bin/systemctl`, script, { mode: 0o755 });

  return {
    folder,
    /** Runs the release script of `project`; resolves with its exit code and what it printed. */
    release(project: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}) {
      const env = { PATH: `${folder}bin:${process.env.PATH}`, SITE_FOLDER: folder, ...environment };
      return runCommand(`${project}server/deploy/release.sh`, args, { env }).ended;
    },
    /** The release that runs from the next restart on. */
    current: () => basename(readlinkSync(`${folder}current`)),
  };
}
