import { existsSync } from 'node:fs';
import { foldersIn, root } from '#scripts/bundle/folders.ts';

/** The commands that build the two sites which the tests read, by their folders. */
export const builds = {
  dist: 'npm run build',
  'dist-sample': 'npm run build -- --content tests/sample-content --out dist-sample',
};

/** Ends the run with one sentence if a build that the tests read is missing. */
export default function requireBuild(): void {
  for (const [folder, command] of Object.entries(builds)) {
    if (existsSync(`${foldersIn(root + folder).server}/main.js`)) continue;
    throw new Error(
      `The tests read the site in ${folder}/: run "${command}" first, or "npm test".`,
    );
  }
}
