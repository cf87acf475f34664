import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { compress, extensionOf } from '#server/files/encodings.ts';
import { pathsIn } from '#server/files/public-files.ts';
import { buildClientScripts, buildServer, buildUnavailablePage } from './bundles.ts';
import { type OutputFolders, root } from './folders.ts';
import { buildStaticFiles } from './static-files.ts';

/**
 * Builds the whole site of the owner's folder `folder` into `output`. Throws `BuildInputError` or
 * `AggregateError` with sentences if an input cannot be used, and esbuild's error if the code does not compile.
 */
export async function buildSite(folder: string, output: OutputFolders): Promise<void> {
  await buildStaticFiles('production', folder, output);
  await buildClientScripts(output);
  await buildServer(output);
  await buildUnavailablePage(output);
  await writeCommit(output);
  await precompress(output);
}

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(js|svg|txt)$/;

/** Writes a compressed copy of each asset that is text in each encoding that makes it smaller. */
async function precompress({ assets: folder }: OutputFolders): Promise<void> {
  for (const path of pathsIn(folder).filter((each) => compressible.test(each))) {
    for (const [encoding, body] of await compress(await readFile(folder + path))) {
      await writeFile(folder + path + extensionOf[encoding], body);
    }
  }
}

/** Writes the commit that is built beside the server, with `-dirty` where files differ; without Git nothing. */
async function writeCommit({ server }: OutputFolders): Promise<void> {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  const described = await promisify(execFile)('git', args, { cwd: root }).catch(() => null);
  if (described) await writeFile(`${server}/commit`, described.stdout.trim());
}
