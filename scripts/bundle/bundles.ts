import type { BuildOptions, Plugin } from 'esbuild';
import { type Mode, type OutputFolders, root } from './folders.ts';
import { patchLibraries } from './patch-libraries.ts';

const shared = (mode: Mode, output: OutputFolders) =>
  ({
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    metafile: true,
    jsxDev: mode === 'development',
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'silent',
    plugins: [readDataFrom(output)],
  }) satisfies BuildOptions;

const browser = { platform: 'browser', target: 'es2022' } satisfies BuildOptions;

export const clientEntry = 'client/entry/browser.tsx';

/**
 * Makes Chromium compile a script while it loads, off the main thread; for other browsers it is a comment.
 * With a processor four times slower it reduces the home page's longest task from 223 to 133 ms.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The options for the browser's scripts: the site's own, lazy ones, and shared chunks. */
export function clientBundle(mode: Mode, output: OutputFolders) {
  const common = shared(mode, output);
  return {
    ...common,
    ...browser,
    entryPoints: { main: clientEntry },
    outdir: output.assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    banner: { js: compileHint },
    legalComments: 'external',
    sourcemap: mode === 'production' ? 'external' : 'linked',
    plugins: [...common.plugins, ...(mode === 'production' ? [patchLibraries()] : [])],
  } satisfies BuildOptions;
}

/** The options for the inline script of every page: it is bundled into one text, and no file is written. */
export function inlineScript(mode: Mode, output: OutputFolders) {
  return {
    ...shared(mode, output),
    ...browser,
    entryPoints: ['client/entry/start.ts'],
    format: 'iife',
    minify: true,
    legalComments: 'none',
    write: false,
  } satisfies BuildOptions;
}

/** The options for the server: in production one file with its libraries, which starts fast and needs no others. */
export function serverBundle(mode: Mode, output: OutputFolders) {
  return {
    ...shared(mode, output),
    entryPoints: { main: 'server/main.ts' },
    outdir: output.server,
    platform: 'node',
    target: 'node20.19',
    packages: mode === 'production' ? 'bundle' : 'external',
    alias: { async_hooks: `${root}server/pages/request-storage.ts` },
    legalComments: 'external',
    sourcemap: 'linked',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies BuildOptions;
}

/** Resolves `#data/…` to the data of this build, because `imports` in package.json leads to the finished one. */
function readDataFrom({ data }: OutputFolders): Plugin {
  return {
    name: 'read-data',
    setup({ onResolve }) {
      onResolve({ filter: /^#data\// }, ({ path }) => ({
        path: `${data}/${path.slice('#data/'.length)}`,
      }));
    },
  };
}
