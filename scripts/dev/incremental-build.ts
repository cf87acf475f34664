import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { context } from 'esbuild';
import type { ErrorRequestHandler, Express } from 'express';
import { clientOptions, serverOptions, writeScripts } from '../bundle/bundles.ts';
import { outputFolders } from '../folders.ts';
import { fingerprint } from '../media/cache.ts';

const mode = 'development';
const output = outputFolders(mode);

/**
 * Returns a function that builds what has changed since its last call and resolves to the site's app, which
 * runs `script` in every page. It rejects if an input, the code or a setting in `environment` has a mistake.
 */
export async function createBuild(folder: string, environment: NodeJS.ProcessEnv) {
  await rm(output.out, { recursive: true, force: true });
  const files = 'scripts/bundle/static-files.ts';
  const staticFiles = await createBundle<typeof import('../bundle/static-files.ts')>(files);
  const client = await context(clientOptions(mode, output));
  const site = await createBundle<typeof import('./development-app.ts')>(
    'scripts/dev/development-app.ts',
  );

  return async (script: string, handleErrors: ErrorRequestHandler): Promise<Express> => {
    const { buildStaticFiles } = await staticFiles();
    await buildStaticFiles(folder, output);
    const { metafile } = await client.rebuild();
    await writeScripts(metafile, mode, output, script);
    const { createSite } = await site();
    return createSite(environment, { publicFolder: output.public, handleErrors });
  };
}

/** Returns a function that bundles a module for Node and imports it: anew if any of its files has changed. */
async function createBundle<Module>(entry: string): Promise<() => Promise<Module>> {
  const { define, ...options } = serverOptions(mode, output);
  const { rebuild } = await context({
    ...options,
    entryPoints: [entry],
    outdir: output.server,
    // Only `folders.ts` asks where it is, to find the project.
    define: {
      ...define,
      'import.meta.url': JSON.stringify(new URL('../folders.ts', import.meta.url)),
    },
    sourcemap: 'inline',
    sourcesContent: false,
    // tsx rewrites a module with dynamic imports, and its stacks no longer lead to the sources.
    supported: { 'dynamic-import': false },
  });
  const bundle = `${output.server}/${basename(entry, '.ts')}.js`;
  return async () => {
    await rebuild();
    return import(`${bundle}?${fingerprint(await readFile(bundle))}`);
  };
}
