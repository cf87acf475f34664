import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ClientModule } from './client-modules.ts';
import type { ClientScript } from './client-scripts.ts';

/** Where a plain script leaves its modules for those that run after it. */
const registry = 'globalThis.siteModules';

/** What a plain script's own code is asked for by. */
export const gathered = 'gathered';

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
export function linkModules({ modules, own, atOnce, later }: Links): Plugin {
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
