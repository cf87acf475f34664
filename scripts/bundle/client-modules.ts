import type { BuildResult } from 'esbuild';
import type { clientModules } from './bundles.ts';

/** What esbuild makes of the client in the first step. */
export type ClientModules = BuildResult<ReturnType<typeof clientModules>>;

/** A module of the client as esbuild split it off. */
export interface ClientModule {
  path: string;
  code: string;
  exports: readonly string[];
  /** The paths of modules that it needs at once. */
  imports: readonly string[];
  sources: readonly string[];
  /** The source file, where a page or another module asks for it by name. */
  entryPoint: string | undefined;
}

export function isScript(path: string): boolean {
  return path.endsWith('.js');
}

/** The modules that the first step made. */
export function readModules({ metafile, outputFiles }: ClientModules): ClientModule[] {
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
export function neededBy(entryPoint: string, modules: readonly ClientModule[]): ClientModule[] {
  const needed = new Set(modules.filter((each) => each.entryPoint === entryPoint));
  for (const { imports } of needed) {
    for (const each of modules.filter(({ path }) => imports.includes(path))) needed.add(each);
  }
  return [...needed];
}
