import { rm } from 'node:fs/promises';
import { outputFolders } from '../bundle/folders.ts';

import { reportBuildErrors } from '../bundle/report-build-errors.ts';

/**
 * Empties the development build and builds its static files. It runs in a process of its own, so that it
 * imports the current files of `shared/`.
 */
await reportBuildErrors(async () => {
  const output = outputFolders('development');
  await rm(output.out, { recursive: true, force: true });
  const { buildStaticFiles } = await import('../bundle/build-site.ts');
  await buildStaticFiles(output);
});
