import type { BuildOptions } from 'esbuild';
import { type Mode, outputFolders, root } from './folders.ts';
import { shakeLibraries } from './tree-shaking.ts';

const shared = (mode: Mode) =>
  ({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    metafile: true,
    jsxDev: mode === 'development',
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** The browser's bundle: hashed modules beside the other assets. */
export function clientBundle(mode: Mode) {
  return {
    ...shared(mode),
    entryPoints: { main: 'client/main.tsx' },
    outdir: outputFolders(mode).assets,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    platform: 'browser',
    target: 'es2022',
    // Chromium then compiles it while it arrives, off the main thread; elsewhere it is a comment.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    legalComments: 'external',
    sourcemap: mode === 'production' ? 'external' : 'linked',
    plugins: mode === 'production' ? [shakeLibraries] : [],
  } satisfies BuildOptions;
}

/** The server's bundle: for production one file with its libraries inside, so that it starts fast and runs alone. */
export function serverBundle(mode: Mode, entryPoint = 'server/main.ts') {
  return {
    ...shared(mode),
    entryPoints: [entryPoint],
    outdir: outputFolders(mode).server,
    platform: 'node',
    target: 'node20.19',
    packages: mode === 'production' ? 'bundle' : 'external',
    ...(mode === 'production' ? { alias: { async_hooks: './scripts/build/async-hooks.ts' } } : {}),
    legalComments: 'external',
    sourcemap: 'linked',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies BuildOptions;
}
