import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '#scripts/bundle/folders.ts';
import { receiveText } from './received-text.ts';
import { listenOn } from './site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Copies the parts of the built project that are needed to deploy it, for a test to change. */
export function copyBuiltProject(): string {
  const folder = createTemporaryFolder();
  for (const part of ['package.json', 'dist', 'server']) {
    cpSync(root + part, folder + part, { recursive: true });
  }
  return folder;
}

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

  /** Runs the release script of `project`; resolves with its exit code and what it printed. */
  async function release(
    project: string,
    args: string[] = [],
    environment: NodeJS.ProcessEnv = {},
  ) {
    const env = { PATH: `${folder}bin:${process.env.PATH}`, SITE_FOLDER: folder, ...environment };
    const child = execFile(`${project}server/deploy/release.sh`, args, { env });
    const texts = [child.stdout, child.stderr].map((stream) => stream && receiveText(stream));
    const [code] = await once(child, 'close');
    const [output = '', errors = ''] = texts.map((text) => text?.received());
    return { code: code as number | null, output, errors };
  }

  return {
    folder,
    release,
    /** The release that runs from the next restart on. */
    current: () => basename(readlinkSync(`${folder}current`)),
  };
}
