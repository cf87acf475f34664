import { readdirSync, statSync } from 'node:fs';
import { foldersIn, root } from '#scripts/folders.ts';

const code = ['client', 'public', 'server', 'shared', 'scripts'];

/** The two sites that the tests read, by their folders: the command that builds it, and what it is made of. */
const builds = {
  dist: { command: 'npm run build', sources: code },
  'dist-sample': {
    command: 'npm run build -- --content tests/sample-content --out dist-sample',
    sources: [...code, 'tests/sample-content'],
  },
};

/** Ends the run with one sentence if a build is missing. */
export function requireBuild(): void {
  for (const [folder, { command }] of Object.entries(builds)) {
    if (builtMs(folder)) continue;
    throw new Error(
      `The tests read the site in ${folder}/: run "${command}" first, or "npm test".`,
    );
  }
}

/** Ends the run with one sentence if a build is missing, or older than a file that it is made of. */
export default function requireCurrentBuild(): void {
  requireBuild();
  for (const [folder, { command, sources }] of Object.entries(builds)) {
    const files = sources.flatMap((source) =>
      readdirSync(root + source, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${source}/${name}`,
      ),
    );
    const changed = files.find(
      (file) =>
        /\.(tsx?|jpe?g|svg)$|content\//.test(file) &&
        statSync(root + file).mtimeMs > (builtMs(folder) ?? 0),
    );
    if (changed) throw new Error(`${changed} is newer than ${folder}/: run "${command}" first.`);
  }
}

function builtMs(folder: string): number | undefined {
  return statSync(`${foldersIn(root + folder).server}/main.js`, { throwIfNoEntry: false })?.mtimeMs;
}
