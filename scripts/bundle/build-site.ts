import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import type { CheckedFolder } from '../content/read-content.ts';
import { foldersIn, type OutputFolders, root } from '../folders.ts';
import { buildClientScripts, buildServer, writeContent } from './bundles.ts';
import { buildStaticFiles } from './static-files.ts';

/** Builds a whole site into `output`, and returns its content. Throws `BuildInputError` for pictures, esbuild's error for code. */
export async function buildSite(checked: CheckedFolder, output: OutputFolders) {
  const { content, ...files } = await buildStaticFiles(checked, output);
  const bundled = await buildClientScripts('production', output);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  await writeFile(output.assetsFile, JSON.stringify({ ...files, scripts }));
  await buildServer('production', output);
  await precompress(output);
  await writeRelease(output);
  return content;
}

/** Writes a compressed copy of each asset that is text, at the highest quality; the others are compressed already. */
async function precompress({ assets: folder }: OutputFolders): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => /\.(js|svg|txt)$/.test(each))) {
    const text = await readFile(`${folder}/${name}`);
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(text));
  }
}

/**
 * Writes beside the server what `release.sh`, the log and `/healthz` call this build: a hash of all its files, except
 * source maps, which depend on the folder of the build. In a file of its own, because other commits may have the same
 * build, stands the commit where the project's own Git knows one, with `-dirty` if files differ.
 */
export async function writeRelease({ out, server }: OutputFolders): Promise<void> {
  const hash = createHash('sha256');
  for (const file of globSync('**', { cwd: out, dot: true, ignore: '**/*.map' }).sort()) {
    const bytes = await readFile(`${out}/${file}`);
    hash.update(`${file}:${bytes.length}:`).update(bytes);
  }
  await writeFile(`${server}/release`, hash.digest('hex').slice(0, 12));
  const args = [`--git-dir=${root}.git`, 'describe', '--always', '--dirty', '--exclude=*'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  // Without Git there is no output.
  await writeFile(`${server}/commit`, (stdout ?? '').trim());
}

/** Builds beside `out`, which the build replaces at its end. Throws an `AggregateError` if it cannot. */
export async function replaceBuild(out: string, make: (next: OutputFolders) => Promise<void>) {
  const id = randomUUID();
  const next = foldersIn(`${out}.next-${id}`);
  const last = `${out}.last-${id}`;
  const removal = { recursive: true, force: true, maxRetries: 5 };
  try {
    // With `recursive` Node would say of a disk which is read-only that a file is missing.
    await mkdir(next.out);
    await make(next);
    await rename(out, last).catch(({ code }) => {
      const sentence = `${out} is mounted, so no build can replace it: mount the folder above it.`;
      if (code === 'EBUSY') throw new AggregateError([], sentence);
      // There is none yet, or it is part of an image, whose folders cannot be renamed.
      return rm(out, removal);
    });
    await rename(next.out, out);
  } finally {
    // While one file of a failed build is reported, the next may still be written.
    for (const folder of [next.out, last]) await rm(folder, removal);
  }
}
