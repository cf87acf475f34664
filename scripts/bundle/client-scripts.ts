import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { clientOptions } from './bundles.ts';
import {
  type ClientModule,
  type ClientModules,
  isScript,
  neededBy,
  readModules,
} from './client-modules.ts';
import type { Mode } from './folders.ts';
import { gathered, linkModules } from './link-modules.ts';

export interface ClientScript {
  /** Its file's name, with a fingerprint. */
  name: string;
  /** The modules that it is made of, by their paths. */
  modules: readonly string[];
}

export interface ClientScripts {
  /** The small script that fetches and runs the two others that a page needs before it can be used. */
  start: ClientScript;
  /** What changes seldom; it runs first. */
  libraries: ClientScript;
  main: ClientScript;
  /** What is fetched when it is wanted. */
  later: readonly ClientScript[];
  /** All their files, with licences and source maps. */
  files: readonly OutputFile[];
}

/** What files are bundled with, beside what all have in common. */
type Choices = Pick<BuildOptions, 'entryPoints' | 'format' | 'banner' | 'define' | 'plugins'>;

/** Has Chromium compile a script while it arrives, off the main thread; elsewhere it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Makes the files that browsers fetch of the client's modules. What a page needs at once becomes plain
 * scripts, one of libraries and one of the site's own, since modules would all be run in one long task;
 * the rest stays modules, which take from the plain scripts what they have in common with them.
 * `banner` is put at the head of the main script.
 */
export async function bundleScripts(
  mode: Mode,
  result: ClientModules,
  banner = '',
): Promise<ClientScripts> {
  const modules = readModules(result);
  const libraries = neededBy('client/entry/vendor.ts', modules);
  const main = neededBy('client/entry/browser.tsx', modules).filter(
    (each) => !libraries.includes(each),
  );
  const atOnce = [...libraries, ...main];
  const lazy = modules.filter((each) => !atOnce.includes(each));
  const files: OutputFile[] = [];

  async function bundle(options: Choices): Promise<ClientScript[]> {
    const { outputFiles, metafile } = await build({ ...clientOptions(mode), ...options });
    files.push(...outputFiles);
    const outputs = Object.entries(metafile.outputs).filter(([path]) => isScript(path));
    return outputs.map(([path, { inputs }]) => ({
      name: basename(path),
      modules: Object.keys(inputs).map((input) => input.replace(/^own:/, '')),
    }));
  }

  async function bundlePlain(name: string, options: Choices): Promise<ClientScript> {
    const [script] = await bundle({ ...options, format: 'iife' });
    if (!script) throw new Error(`The client bundle has no ${name}.`);
    return script;
  }

  const later = await bundle({
    entryPoints: Object.fromEntries(lazy.map(nameAndPath)),
    format: 'esm',
    plugins: [linkModules({ modules, own: lazy, atOnce, later: [] })],
  });
  const gather = (name: string, own: readonly ClientModule[], head = '') =>
    bundlePlain(name, {
      entryPoints: { [name]: gathered },
      banner: { js: `${compileHint}\n"use strict";${head}` },
      plugins: [linkModules({ modules, own, atOnce, later })],
    });
  const pageScripts = [
    await gather('libraries', libraries),
    await gather('main', main, banner),
  ] as const;
  const start = await bundlePlain('start', {
    entryPoints: ['client/entry/start.ts'],
    define: {
      pageScripts: JSON.stringify(
        pageScripts.map(({ name }) => ({ name, integrity: integrityOf(name, files) })),
      ),
    },
  });
  return { start, libraries: pageScripts[0], main: pageScripts[1], later, files };
}

/** Writes the files to where they are fetched from. */
export async function writeScripts({ files }: ClientScripts): Promise<void> {
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)));
}

/** A file's hash as `integrity` writes it (Subresource Integrity, section 3.5). */
export function integrityOf(name: string, files: readonly OutputFile[]): string {
  const file = files.find(({ path }) => basename(path) === name);
  if (!file) throw new Error(`The client bundle has no ${name}.`);
  return `sha384-${createHash('sha384').update(file.contents).digest('base64')}`;
}

function nameAndPath({ path, entryPoint, sources }: ClientModule): [name: string, path: string] {
  // In a file of its own it would be one more to wait for, in each of the two it would be there twice.
  if (!entryPoint) {
    throw new Error(
      `Later scripts share what the main script does not have: ${sources.join(', ')}`,
    );
  }
  return [basename(entryPoint).replace(/\..*/, ''), path];
}
