import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BuildOptions, type BuildResult, build, type OutputFile, type Plugin } from 'esbuild';
import { type clientModules, clientOptions } from './bundles.ts';
import type { Mode } from './folders.ts';

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

/** A module of the client as esbuild split it off. */
interface ClientModule {
  path: string;
  code: string;
  exports: readonly string[];
  /** The paths of modules that it needs at once. */
  imports: readonly string[];
  sources: readonly string[];
  /** The source file, where a page or another module asks for it by name. */
  entryPoint: string | undefined;
}

/** What files are bundled with, beside what all have in common. */
type Choices = Pick<BuildOptions, 'entryPoints' | 'format' | 'banner' | 'define' | 'plugins'>;

/** Has Chromium compile a script while it arrives, off the main thread; elsewhere it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Where a plain script leaves its modules for those that run after it. */
const registry = 'globalThis.siteModules';

/** What a plain script's own code is asked for by. */
const gathered = 'gathered';

/**
 * Makes the files that browsers fetch of the client's modules. What a page needs at once becomes plain
 * scripts, one of libraries and one of the site's own, since modules would all be run in one long task;
 * the rest stays modules, which take from the plain scripts what they have in common with them.
 * `banner` is put at the head of the main script.
 */
export async function bundleScripts(
  mode: Mode,
  result: BuildResult<ReturnType<typeof clientModules>>,
  banner = '',
): Promise<ClientScripts> {
  const modules = readModules(result);
  const libraries = neededBy('client/libraries.ts', modules);
  const main = neededBy('client/main.tsx', modules).filter((each) => !libraries.includes(each));
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
    entryPoints: ['client/start.ts'],
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

function isScript(path: string): boolean {
  return path.endsWith('.js');
}

function readModules({
  metafile,
  outputFiles,
}: BuildResult<ReturnType<typeof clientModules>>): ClientModule[] {
  const outputs = Object.entries(metafile.outputs).filter(([path]) => isScript(path));
  return outputs.map(([path, { exports, imports, inputs, entryPoint }]) => ({
    path,
    code: outputFiles.find((file) => file.path.endsWith(path))?.text ?? '',
    exports,
    imports: imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((imported) => imported.path),
    sources: Object.keys(inputs),
    entryPoint,
  }));
}

/** The module of an entry point with all that it needs at once. */
function neededBy(entryPoint: string, modules: readonly ClientModule[]): ClientModule[] {
  const needed = new Set(modules.filter((each) => each.entryPoint === entryPoint));
  for (const { imports } of needed) {
    for (const each of modules.filter(({ path }) => imports.includes(path))) needed.add(each);
  }
  return [...needed];
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

interface Links {
  modules: readonly ClientModule[];
  /** Those that go into the file. */
  own: readonly ClientModule[];
  /** Those of plain scripts; each leaves its exports at its place in this list. */
  atOnce: readonly ClientModule[];
  /** The files of modules that are imported later. */
  later: readonly ClientScript[];
}

/** Has esbuild bundle modules that are in memory, each from where this file is to get it. */
function linkModules({ modules, own, atOnce, later }: Links): Plugin {
  const find = (path: string) => modules.find((each) => each.path === path);

  /** Runs the file's own modules and leaves their exports for others. */
  function gather(): string {
    const shared = own.filter(({ exports }) => exports.length > 0);
    return [
      ...own.map(({ path }) => `import '${path}';`),
      ...shared.map(({ path }, index) => `import * as module${index} from '${path}';`),
      `${registry} ??= {};`,
      ...shared.map((each, index) => `${registry}[${atOnce.indexOf(each)}] = module${index};`),
    ].join('\n');
  }

  /** Takes a module's exports from the registry; they are constants, so they need no live binding. */
  function take(path: string): string {
    const place = atOnce.findIndex((each) => each.path === path);
    return `export const { ${find(path)?.exports.join(', ')} } = ${registry}[${place}];`;
  }

  return {
    name: 'link-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        if (path === gathered) return { path, namespace: gathered };
        const module = find(path) ?? find(join(dirname(importer), path));
        if (!module) return { errors: [{ text: `No module is at ${path}.` }] };
        const file = later.find((script) => script.modules.includes(module.path));
        if (kind === 'dynamic-import' && file) return { path: `./${file.name}`, external: true };
        if (own.includes(module)) return { path: module.path, namespace: 'own' };
        return { path: module.path, namespace: 'registry', sideEffects: false };
      });
      onLoad({ filter: /./, namespace: gathered }, () => ({ contents: gather() }));
      onLoad({ filter: /./, namespace: 'own' }, ({ path }) => ({
        contents: find(path)?.code ?? '',
      }));
      onLoad({ filter: /./, namespace: 'registry' }, ({ path }) => ({ contents: take(path) }));
    },
  };
}
