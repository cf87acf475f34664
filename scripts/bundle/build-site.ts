import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { foldersIn, type OutputFolders, root } from '../folders.ts';
import { buildClientScripts, buildServer, writeContent } from './bundles.ts';
import { buildStaticFiles } from './static-files.ts';

/**
 * Builds the whole site of the owner's folder `folder` into `output`. Throws `BuildInputError` or
 * `AggregateError` with sentences if an input cannot be used, and esbuild's error if the code does not compile.
 */
export async function buildSite(folder: string, output: OutputFolders): Promise<void> {
  const { content, ...files } = await buildStaticFiles(folder, output);
  const bundled = await buildClientScripts('production', output);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  await writeFile(output.assetsFile, JSON.stringify({ ...files, scripts }));
  await buildServer('production', output);
  await writeRelease(output);
  await precompress(output);
}

/** Writes two compressed copies of each asset that is text, at the highest levels; the others are compressed already. */
async function precompress({ assets: folder }: OutputFolders): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => /\.(js|svg|txt)$/.test(each))) {
    const text = await readFile(`${folder}/${name}`);
    const level = constants.Z_BEST_COMPRESSION;
    await writeFile(`${folder}/${name}.gz`, gzipSync(text, { level }));
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(text));
  }
}

/**
 * Writes beside the server what `release.sh`, the log and `/healthz` call this build: a hash of its code, its
 * content and the hashed names of its assets, and where Git knows it the commit, with `-dirty` if files differ.
 */
async function writeRelease({ server, contentFile, assetsFile }: OutputFolders): Promise<void> {
  const hash = createHash('sha256');
  for (const file of [`${server}/main.js`, contentFile, assetsFile])
    hash.update(await readFile(file));
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  const { stdout: commit } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  // Without Git there is no output.
  const release = `${hash.digest('hex').slice(0, 12)} ${commit ?? ''}`.trim();
  await writeFile(`${server}/release`, release);
}

// While one file of a failed build is reported, the next may still be written.
const removal = { recursive: true, force: true, maxRetries: 5 };

/**
 * Builds by `make` into a folder of this process beside `out`, an absolute path, which takes the place of `out` at
 * the end. Until then the current build stays as it is. Of builds at the same time the one that ends last stays.
 */
export async function replaceBuild(out: string, make: (next: OutputFolders) => Promise<void>) {
  const next = foldersIn(`${out}.next-${process.pid}`);
  const previous = `${out}.previous-${process.pid}`;
  await removeLeftovers(out);
  try {
    for (const folder of [next.out, previous]) await mkdir(folder);
    await make(next);
    takePlace(next.out, out, previous);
  } finally {
    for (const folder of [next.out, previous]) await rm(folder, removal);
  }
}

/** Removes the folders of builds into `out` that were killed: no process has the id in their names, or this one has. */
async function removeLeftovers(out: string): Promise<void> {
  const parent = dirname(out);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const [build, pid = ''] = name.split(/\.(?:next|previous)-(?=\d+$)/);
    if (build !== basename(out) || !pid) continue;
    if (Number(pid) === process.pid || !isRunning(Number(pid)))
      await rm(`${parent}/${name}`, removal);
  }
}

/** Renames the folder `next` to `out`, and what is there to a name in the folder `previous`. */
function takePlace(next: string, out: string, previous: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(out)) renameSync(out, `${previous}/${attempt}`);
      renameSync(next, out);
      return;
    } catch (error) {
      // Another build may do the same at this moment.
      if (attempt === 10) throw error;
    }
  }
}

/** Whether a process of this machine has the id `pid`. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
