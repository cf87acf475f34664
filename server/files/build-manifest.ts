import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.\w+$/));

const publicPath = v.pipe(v.string(), v.regex(/^(\/[\w-][\w.-]*)+$/));

const schema = v.object({
  /** The text of the inline script in the head of every page, which loads the scripts below. */
  headScript: v.pipe(v.string(), v.nonEmpty()),
  /** The vendor script, which runs first, the site's own script, and the chunks that they import. */
  vendor: fileName,
  main: fileName,
  chunks: v.array(fileName),
  /** The SHA-256 hash of every public file that the build wrote, in base64, by the file's path. */
  files: v.record(publicPath, v.string()),
});

/** The parts of a build that the server needs. */
export interface Build extends v.InferOutput<typeof schema> {
  /** The absolute path of the folder with the public files. */
  publicFolder: string;
}

/** The build cannot be served; the message is one sentence with the folder, the reason and what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Reads the build in `folder`, an absolute path that ends in a slash, and checks the hashes of its
 * public files. Throws a `BuildError` if a file is missing or differs.
 */
export function readBuild(folder: string): Build {
  try {
    const manifest = v.parse(schema, JSON.parse(readFileSync(`${folder}build.json`, 'utf8')));
    const build = { ...manifest, publicFolder: `${folder}public` };
    checkFiles(build);
    return build;
  } catch (cause) {
    throw new BuildError(
      `The build in ${folder} cannot be served (${(cause as Error).message}): run "npm run build", or copy it again.`,
      { cause },
    );
  }
}

function checkFiles({ vendor, main, chunks, files, publicFolder }: Build): void {
  for (const name of [vendor, main, ...chunks]) {
    if (!files[`/assets/${name}`]) throw new Error(`build.json does not list ${name}`);
  }
  for (const [path, hash] of Object.entries(files)) {
    if (hashOf(publicFolder + path) !== hash) {
      throw new Error(`public${path} does not match its hash in build.json`);
    }
  }
}

/** The SHA-256 hash of a file's content, in base64. */
export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}

/** The folder of the build that contains the running server. */
export function buildFolder(): string {
  return fileURLToPath(new URL('../', import.meta.url));
}
