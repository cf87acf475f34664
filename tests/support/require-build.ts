import { existsSync } from 'node:fs';
import { outputFolders } from '#scripts/bundle/folders.ts';

/** Ends the run with one sentence if the build that the tests read is missing. */
export default function requireBuild(): void {
  if (existsSync(`${outputFolders('production').out}/server/main.js`)) return;
  throw new Error('The tests read the built site: run "npm run build" first, or "npm test".');
}
