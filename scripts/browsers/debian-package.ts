import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** The folders of system commands, which are not in every user's `PATH`. */
const systemFolders = ['/usr/sbin', '/sbin'];

/** The absolute path of a command on this machine, or undefined. */
export function findCommand(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => `${folder}/${command}`).find(isExecutable);
}

/** The first of some absolute paths that exists, or undefined; `named`, if given, is tried first. */
export function findFile(named: string | undefined, places: readonly string[]): string | undefined {
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path));
}

/**
 * Installs a Debian package if this process may (root, with apt-get). Returns whether it tried. A service
 * of the package is not started.
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the Debian package ${name}.`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return true;
}

/** The absolute path of a command, after installing its Debian package if needed. Throws if that is not possible. */
export function ensureCommand(command: string, debianPackage: string): string {
  const path =
    findCommand(command) ??
    (installDebianPackage(debianPackage) ? findCommand(command) : undefined);
  if (path) return path;
  throw new Error(
    `The command "${command}" is missing and cannot be installed from here: run "apt-get install ${debianPackage}" first.`,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
