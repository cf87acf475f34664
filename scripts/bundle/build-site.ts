import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { foldersIn, type OutputFolders, root } from '../folders.ts';
import { buildClientScripts, buildServer } from './bundles.ts';
import { buildStaticFiles } from './static-files.ts';

/**
 * Builds the whole site of the owner's folder `folder` into `output`. Throws `BuildInputError` or
 * `AggregateError` with sentences if an input cannot be used, and esbuild's error if the code does not compile.
 */
export async function buildSite(folder: string, output: OutputFolders): Promise<void> {
  const { content, ...files } = await buildStaticFiles(folder, output);
  const scripts = await buildClientScripts('production', content, output);
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

const removal = { recursive: true, force: true };

/**
 * Builds by `make` into a folder beside `out`, an absolute path, which takes the place of `out` at the end.
 * Until then the current build stays as it is.
 */
export async function replaceBuild(out: string, make: (next: OutputFolders) => Promise<void>) {
  const next = foldersIn(`${out}.next`);
  await rm(next.out, removal);
  await make(next);
  if (existsSync(out)) renameSync(out, `${next.out}/previous`);
  renameSync(next.out, out);
  await rm(`${out}/previous`, removal);
}
