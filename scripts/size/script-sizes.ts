import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { clientBundle } from '../build/bundles.ts';

export interface ScriptSize {
  file: string;
  /** Bytes as they are sent: brotli, quality 11. */
  brotliBytes: number;
  /** Whether a page needs it before it can be used: the entry and what it imports at once. */
  isFirstLoad: boolean;
  /** Minified bytes by the package or folder that they come from, most first. */
  sources: readonly (readonly [name: string, bytes: number])[];
}

/** Bundles the client as for production, into nothing, and measures each script. */
export async function measureScripts(): Promise<ScriptSize[]> {
  const { metafile, outputFiles } = await build({ ...clientBundle('production'), write: false });
  const outputs = Object.entries(metafile.outputs).filter(([path]) => path.endsWith('.js'));
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === 'client/main.tsx');
  const firstLoad = new Set([
    entry?.[0],
    ...(entry?.[1].imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => path),
  ]);
  return outputs.map(([path, { inputs }]) => {
    const written = outputFiles.find((file) => file.path.endsWith(path));
    return {
      file: path.replace(/.*\//, ''),
      brotliBytes: brotliCompressSync(written?.contents ?? '').length,
      isFirstLoad: firstLoad.has(path),
      sources: bytesBySource(inputs),
    };
  });
}

function bytesBySource(inputs: Record<string, { bytesInOutput: number }>) {
  const bytes = new Map<string, number>();
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
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
