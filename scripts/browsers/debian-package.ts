import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The absolute path of the first of some commands that this machine has, or undefined. */
export function findCommand(...names: string[]): string | undefined {
  // System commands are not in every user's path.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const { stdout } = spawnSync('which', names, { env, encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}

/**
 * Installs Debian packages if this process may (root, with apt-get), without starting their services. It
 * does not throw: look for what the packages contain afterwards.
 */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from Debian: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: 'inherit', env } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

/** The absolute path of a command, after installing its Debian package if needed. Throws if that is not possible. */
export function ensureCommand(command: string, debianPackage = command): string {
  if (!findCommand(command)) installDebianPackages(debianPackage);
  const path = findCommand(command);
  if (path) return path;
  throw new Error(
    `The command "${command}" is missing and cannot be installed from here: run "apt-get install ${debianPackage}" first.`,
  );
}
