import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import type { CheckedFolder } from '../content/read-content.ts';
import { foldersIn, type OutputFolders, root } from '../folders.ts';
import { buildClientScripts, buildServer, writeContent } from './bundles.ts';
import { buildStaticFiles } from './static-files.ts';

/**
 * Builds a whole site into `output`, and returns its content. Throws `BuildInputError` for pictures that cannot be used,
 * and esbuild's error for code that does not compile.
 */
export async function buildSite(checked: CheckedFolder, output: OutputFolders) {
  const { content, ...files } = await buildStaticFiles(checked, output);
  const bundled = await buildClientScripts('production', output);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  await writeFile(output.assetsFile, JSON.stringify({ ...files, scripts }));
  await buildServer(output);
  await precompress(output);
  await writeRelease(output);
  return content;
}

/** Writes a compressed copy of each asset that is text, at the highest quality. Other assets are compressed already. */
async function precompress({ assets: folder }: OutputFolders): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => /\.(js|svg|txt)$/.test(each))) {
    const text = await readFile(`${folder}/${name}`);
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(text));
  }
}

/**
 * Writes the files `release` and `commit` beside the server, for `release.sh`, the log and `/healthz`. `release` is a
 * hash of all files of the build except source maps, which depend on the build's folder. `commit` is the commit in the
 * project's Git repository, with `-dirty` if files differ from the commit. It is not part of `release`, because several
 * commits may have the same build.
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
  // Without Git there is no output, and the file is empty.
  await writeFile(`${server}/commit`, (stdout ?? '').trim());
}

/** Makes a build in a folder beside `out`, and then replaces `out`. Throws an `AggregateError` if `out` is mounted. */
export async function replaceBuild(out: string, make: (next: OutputFolders) => Promise<void>) {
  const id = randomUUID();
  const next = foldersIn(`${out}.next-${id}`);
  const last = `${out}.last-${id}`;
  const removal = { recursive: true, force: true, maxRetries: 5 };
  try {
    // Without `recursive`, because Node would then report a missing file where the disk is read-only.
    await mkdir(next.out);
    await make(next);
    await rename(out, last).catch(({ code }) => {
      const sentence = `${out} is mounted, so no build can replace it: mount the folder above it.`;
      if (code === 'EBUSY') throw new AggregateError([], sentence);
      // There is no build yet, or it is part of a container's image, whose folders cannot be renamed.
      return rm(out, removal);
    });
    await rename(next.out, out);
  } finally {
    // When one file cannot be written, others may still be written. Therefore the removal is tried again.
    for (const folder of [next.out, last]) await rm(folder, removal);
  }
}
