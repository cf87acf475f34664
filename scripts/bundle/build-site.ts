import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { compress, extensionOf } from '#server/files/encodings.ts';
import { pathsIn } from '#server/files/public-files.ts';
import { type OwnContent, readContent } from '../content/read-content.ts';
import { buildFonts } from '../media/fonts.ts';
import { copyLogos } from '../media/logos.ts';
import { buildPictures } from '../media/pictures.ts';
import { buildSharingPictures } from '../media/sharing-pictures.ts';
import { buildClientScripts, buildServer, buildUnavailablePage } from './bundles.ts';
import { type Mode, type OutputFolders, root, sources } from './folders.ts';

/**
 * Builds the whole site of the owner's folder `folder` into `output`; `extraScript` runs in the head of every
 * page. Throws `BuildInputError` or `AggregateError` with sentences if an input cannot be used, and
 * esbuild's error if the code does not compile.
 */
export async function buildSite(
  mode: Mode,
  folder: string,
  output: OutputFolders,
  extraScript?: string,
): Promise<void> {
  const own = await readContent(folder, mode);
  await buildStaticFiles(own, folder, output);
  await buildClientScripts(mode, output, extraScript);
  await buildServer(mode, output);
  if (mode === 'development') return;
  await buildUnavailablePage(mode, output);
  await writeCommit(output);
  await precompress(output);
}

/** Builds the files that are not scripts: the content, pictures, logos, fonts, public files. */
async function buildStaticFiles(
  { content, pictures }: OwnContent,
  folder: string,
  output: OutputFolders,
): Promise<void> {
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  await writeFile(`${output.data}/content.json`, JSON.stringify(content));
  for (const files of [sources.public, `${folder}/files`].filter(existsSync)) {
    await cp(files, output.public, { recursive: true, filter: isOfSite });
  }
  const marks = `${folder}/pictures`;
  await copyLogos(marks, output);
  await buildPictures(content, pictures, output);
  await buildSharingPictures(content.pages, pictures, marks, output);
  await buildFonts(content, output);
}

const isOfSite = (file: string) => basename(file) !== '.DS_Store';

/** Files that are text; pictures and WOFF2 are compressed already. */
const compressible = /\.(css|ico|js|json|svg|txt)$/;

/** Writes a compressed copy of each public text file in each encoding that makes it smaller. */
async function precompress({ public: folder }: OutputFolders): Promise<void> {
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
