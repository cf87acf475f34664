import { rm } from 'node:fs/promises';
import { outputFolders } from '../bundle/folders.ts';
import { reportBuildErrors } from '../bundle/report-build-errors.ts';

/**
 * A process of its own, so that it reads the words and tables of `shared/` as they are now. Empties the
 * development build, makes its static files and prints the fonts' names as JSON.
 */
await reportBuildErrors(async () => {
  const output = outputFolders('development');
  await rm(output.out, { recursive: true, force: true });
  const { buildStaticFiles } = await import('../bundle/build-site.ts');
  console.log(JSON.stringify(await buildStaticFiles(output)));
});
