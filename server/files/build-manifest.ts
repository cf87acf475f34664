import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.\w+$/));

const schema = v.object({
  /** The script that the page's HTML names. */
  start: fileName,
  /** Its hash as `integrity` writes it (Subresource Integrity, section 3.5). */
  integrity: v.pipe(v.string(), v.regex(/^sha384-/)),
  /** What that one fetches and runs, in this order. */
  libraries: fileName,
  main: fileName,
  /** The style sheet for browsers without scripts. */
  withoutScripts: fileName,
  fonts: v.object({ display: fileName, displayItalic: fileName, text: fileName }),
});

/** What the build made, as far as pages refer to it. */
export interface Build extends v.InferOutput<typeof schema> {
  /** Absolute path of the folder that visitors can fetch from. */
  publicFolder: string;
}

/** The build cannot be read; the message is one sentence that says where and what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Reads the build in `folder`, an absolute path that ends in a slash. Throws `BuildError`. */
export function readBuild(folder: string): Build {
  try {
    const manifest = JSON.parse(readFileSync(`${folder}build.json`, 'utf8'));
    return { ...v.parse(schema, manifest), publicFolder: `${folder}public` };
  } catch (cause) {
    throw new BuildError(
      `The build in ${folder} cannot be read (${(cause as Error).message}): run "npm run build".`,
      { cause },
    );
  }
}

/** Where the build stands beside the built server: the folder above it. */
export function buildFolder(): string {
  return fileURLToPath(new URL('../', import.meta.url));
}
