import { readdirSync, statSync } from 'node:fs';
import { foldersIn, root } from '#scripts/bundle/folders.ts';
import requireBuild, { builds } from './require-build.ts';

const code = ['client', 'public', 'server', 'shared', 'scripts'];

/** Ends the run with one sentence if a build is missing, or older than a file that it is made of. */
export default function requireCurrentBuild(): void {
  requireBuild();
  for (const [folder, command] of Object.entries(builds)) {
    const { mtimeMs: builtMs } = statSync(`${foldersIn(root + folder).server}/main.js`);
    const sources = folder === 'dist' ? code : [...code, 'tests/sample-content'];
    const files = sources.flatMap((source) =>
      readdirSync(root + source, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${source}/${name}`,
      ),
    );
    const changed = files.find(
      (file) =>
        /\.(tsx?|jpe?g|svg)$|content\//.test(file) && statSync(root + file).mtimeMs > builtMs,
    );
    if (changed) throw new Error(`${changed} is newer than ${folder}/: run "${command}" first.`);
  }
}
