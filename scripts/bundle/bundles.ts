import type { BuildOptions } from 'esbuild';
import { type Mode, outputFolders, root } from './folders.ts';
import { shakeLibraries } from './tree-shaking.ts';

const shared = (mode: Mode) =>
  ({
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    metafile: true,
    jsxDev: mode === 'development',
    minify: mode === 'production',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // A script has no `import.meta`; React Router asks for it.
      'import.meta.hot': 'undefined',
    },
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** What the browser's scripts have in common; `client-scripts.ts` bundles them in two steps. */
export const clientOptions = (mode: Mode) =>
  ({
    ...shared(mode),
    platform: 'browser',
    target: 'es2022',
    outdir: outputFolders(mode).assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'external',
    sourcemap: mode === 'production' ? 'external' : 'linked',
    write: false,
  }) satisfies BuildOptions;

/** The first step: the browser's code as modules that share what they have in common, in memory. */
export const clientModules = (mode: Mode) =>
  ({
    ...clientOptions(mode),
    entryPoints: { main: 'client/entry/browser.tsx', libraries: 'client/entry/vendor.ts' },
    format: 'esm',
    splitting: true,
    minify: false,
    legalComments: 'inline',
    sourcemap: 'inline',
    plugins: mode === 'production' ? [shakeLibraries] : [],
  }) satisfies BuildOptions;

/** The server's bundle: for production one file with its libraries inside, so that it starts fast and runs alone. */
export function serverBundle(mode: Mode, entryPoint = 'server/main.ts') {
  return {
    ...shared(mode),
    entryPoints: [entryPoint],
    outdir: outputFolders(mode).server,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: mode === 'production' ? 'bundle' : 'external',
    ...(mode === 'production' ? { alias: { async_hooks: './scripts/bundle/async-hooks.ts' } } : {}),
    legalComments: 'external',
    sourcemap: 'linked',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies BuildOptions;
}
