import { readFileSync, statSync } from 'node:fs';
import { analyzeMetafile } from 'esbuild';
import { readBuild } from '#server/files/build-manifest.ts';
import { outputFolders } from './bundle/folders.ts';

const { out, assets, maps } = outputFolders('production');
const { vendor, main, chunks } = readBuild(`${out}/`);
const metafile: string = readFileSync(`${maps}/metafile.json`, 'utf8');
const scripts = Object.keys(JSON.parse(metafile).outputs)
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.replace(/.*\//, ''));

/** The sum of the scripts' sizes in brotli, in bytes. */
function weigh(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + statSync(`${assets}/${name}.br`).size, 0);
}

console.log(await analyzeMetafile(metafile));
for (const name of scripts) console.log(`${name}: ${weigh([name])} bytes (brotli)`);
console.log(`First load: ${weigh([vendor, main, ...chunks])} bytes (brotli)`);
console.log(`All scripts: ${weigh(scripts)} bytes (brotli)`);
