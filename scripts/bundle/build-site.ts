import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { BuildInputError } from '../build-errors.ts';
import type { CheckedContent } from '../content/read-content.ts';
import { type BuildPaths, buildPaths, type Mode, root } from '../folders.ts';
import { withTemporaryFolders } from '../temporary-folders.ts';
import { buildClientScripts, buildServer, writeContent } from './bundles.ts';
import { buildStaticFiles } from './static-files.ts';

/** Builds the whole site into `output`, and returns its content. */
export async function buildSite(checked: CheckedContent, output: BuildPaths) {
  const { content, assets } = await buildSiteFiles('production', Promise.resolve(checked), output);
  await writeFile(output.assetsFile, JSON.stringify(assets));
  await buildServer(output);
  await precompress(output);
  await writeRelease(output);
  return content;
}

/**
 * Builds the content and the files that visitors can request into `output`, and returns the content and the names of
 * the files. The scripts are bundled while `checked` is pending. Throws `BuildInputError` if pictures cannot be used,
 * and esbuild's error if code does not compile.
 */
export async function buildSiteFiles(
  mode: Mode,
  checked: Promise<CheckedContent>,
  output: BuildPaths,
  bundle = build,
) {
  const parts = [
    buildClientScripts(mode, output, bundle),
    checked.then((each) => buildStaticFiles(each, output)),
  ] as const;
  // Waits for both parts also if one fails, because the folder into which they write is removed then.
  await Promise.allSettled(parts);
  const [bundled, { content, ...files }] = await Promise.all(parts);
  const scripts = { ...bundled, content: await writeContent(content, output) };
  return { content, assets: { ...files, scripts } };
}

/** Writes a Brotli copy of each text asset, at the highest quality. All other assets are in compressed formats. */
async function precompress({ assets: folder }: BuildPaths): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => /\.(js|svg|txt)$/.test(file))) {
    const text = await readFile(`${folder}/${name}`);
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(text));
  }
}

/**
 * Writes the files `release` and `commit` beside the server, for `release.sh`, the log and the health checks. `release`
 * is a hash of all files of the build except source maps, which contain paths that depend on the folder of the build.
 * `commit` is the current commit of the project's Git repository, with `-dirty` if files differ from the commit. The
 * hash does not cover the commit, because several commits may produce the same build.
 */
export async function writeRelease({ out, server }: BuildPaths): Promise<void> {
  const hash = createHash('sha256');
  for (const file of globSync('**', { cwd: out, dot: true, ignore: '**/*.map' }).sort()) {
    const bytes = await readFile(`${out}/${file}`);
    hash.update(`${file}:${bytes.length}:`).update(bytes);
  }
  await writeFile(`${server}/release`, hash.digest('hex').slice(0, 12));
  const args = [`--git-dir=${root}.git`, 'describe', '--always', '--dirty', '--exclude=*'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  // Without Git there is no output, so the file is empty.
  await writeFile(`${server}/commit`, (stdout ?? '').trim());
}

/**
 * Calls `make` to build into a new folder beside `out`, then replaces `out` with that folder. If `make` fails, or if a
 * signal stops the process, `out` stays as it is. Throws `BuildInputError` if `out` is a mount point, because a mount
 * point cannot be renamed.
 */
export async function replaceBuild(out: string, make: (next: BuildPaths) => Promise<void>) {
  const id = randomUUID();
  const next = buildPaths(`${out}.next-${id}`);
  const previous = `${out}.last-${id}`;
  await withTemporaryFolders([next.out, previous], async () => {
    // Not `recursive`, with which Node reports a read-only disk as a missing file.
    await mkdir(next.out);
    await make(next);
    // Both renames are synchronous, because a signal that is handled between them would remove both builds.
    moveAway(out, previous);
    renameSync(next.out, out);
  });
}

function moveAway(out: string, previous: string): void {
  try {
    renameSync(out, previous);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = 'is mounted, so no build can replace it: mount the folder above it';
    if (code === 'EBUSY') throw new BuildInputError({ file: out, message });
    if (code !== 'ENOENT' && code !== 'EXDEV') throw error;
    // Either there is no build yet, or the build belongs to a container's image, whose folders cannot be renamed.
    rmSync(out, { recursive: true, force: true });
  }
}
