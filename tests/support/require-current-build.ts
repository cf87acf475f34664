import { readdirSync, statSync } from 'node:fs';
import { outputFolders, root } from '#scripts/bundle/folders.ts';
import requireBuild from './require-build.ts';

const built = ['client', 'public', 'server', 'shared', 'scripts'];

/** Ends the run with one sentence if the build is missing, or older than a file that it is made of. */
export default function requireCurrentBuild(): void {
  requireBuild();
  const { mtimeMs: builtMs } = statSync(`${outputFolders('production').server}/main.js`);
  const files = built.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const changed = files.find(
    (file) => /\.(tsx?|jpe?g|svg|md|yaml)$/.test(file) && statSync(root + file).mtimeMs > builtMs,
  );
  if (!changed) return;
  throw new Error(`${changed} is newer than the build: run "npm run build" first, or "npm test".`);
}
