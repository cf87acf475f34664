import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.\w+$/));

const publicPath = v.pipe(v.string(), v.regex(/^(\/[\w-][\w.-]*)+$/));

const schema = v.object({
  /** The text of the inline script in every page's head, which fetches the scripts below. */
  headScript: v.pipe(v.string(), v.nonEmpty()),
  /** The vendor part, which runs first, the site's own, and the chunks that both import. */
  vendor: fileName,
  main: fileName,
  chunks: v.array(fileName),
  fonts: v.object({ display: fileName, displayItalic: fileName, text: fileName }),
  /** Every public file by its path, as the build wrote it. */
  files: v.record(publicPath, v.object({ bytes: v.number(), sha256: v.string() })),
});

/** What the build made, as far as pages refer to it. */
export interface Build extends v.InferOutput<typeof schema> {
  /** Absolute path of the folder that visitors can fetch from. */
  publicFolder: string;
}

/** The build cannot be served; the message is one sentence that says where, why and what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Reads the build in `folder`, an absolute path that ends in a slash, and compares its public files
 * with their sizes and hashes. Throws `BuildError` where anything is missing or differs.
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

function checkFiles({ vendor, main, chunks, fonts, files, publicFolder }: Build): void {
  for (const name of [vendor, main, ...chunks, ...Object.values(fonts)]) {
    if (!files[`/assets/${name}`]) throw new Error(`build.json has no hash of ${name}`);
  }
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const content = readFileSync(publicFolder + path);
    if (content.length !== bytes) {
      throw new Error(`public${path} has ${content.length} bytes where the build wrote ${bytes}`);
    }
    if (createHash('sha256').update(content).digest('base64') !== sha256) {
      throw new Error(`public${path} is not what the build wrote`);
    }
  }
}

/** Where the build stands beside the built server: the folder above it. */
export function buildFolder(): string {
  return fileURLToPath(new URL('../', import.meta.url));
}
