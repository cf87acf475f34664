import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { clientModules } from '../bundle/bundles.ts';
import { bundleScripts } from '../bundle/client-scripts.ts';

export interface ScriptSize {
  file: string;
  /** Bytes as they are sent: brotli, quality 11. */
  brotliBytes: number;
  /** Whether a page needs it before it can be used: the entry and what it imports at once. */
  isFirstLoad: boolean;
  /** Bytes of code, before it was minified, by the package or folder that they come from, most first. */
  sources: readonly (readonly [name: string, bytes: number])[];
}

/** Bundles the client as for production, into nothing, and measures each script. */
export async function measureScripts(): Promise<ScriptSize[]> {
  const modules = await build(clientModules('production'));
  const { start, libraries, main, later, files } = await bundleScripts('production', modules);
  return [start, libraries, main, ...later].map((script) => {
    const written = files.find(({ path }) => path.endsWith(script.name));
    return {
      file: script.name,
      brotliBytes: brotliCompressSync(written?.contents ?? '').length,
      isFirstLoad: !later.includes(script),
      sources: bytesBySource(
        script.modules.flatMap((path) =>
          Object.entries(modules.metafile.outputs[path]?.inputs ?? {}),
        ),
      ),
    };
  });
}

function bytesBySource(inputs: readonly (readonly [path: string, { bytesInOutput: number }])[]) {
  const bytes = new Map<string, number>();
  for (const [path, { bytesInOutput }] of inputs) {
    const source = sourceOf(path);
    bytes.set(source, (bytes.get(source) ?? 0) + bytesInOutput);
  }
  return [...bytes].sort(([, one], [, other]) => other - one);
}

/** The package that a file belongs to, or the folder of the project. */
function sourceOf(path: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return library ?? path.split('/').slice(0, -1).join('/');
}
