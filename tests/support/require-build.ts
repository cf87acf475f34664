import { existsSync } from 'node:fs';
import { outputFolders } from '#scripts/bundle/folders.ts';

/** Ends the run with one sentence where the files that the tests look at have not been built. */
export default function requireBuild(): void {
  if (existsSync(`${outputFolders('production').out}/build.json`)) return;
  throw new Error('The tests look at the built site: run "npm run build" first, or "npm test".');
}
