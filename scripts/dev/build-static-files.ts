import { rm } from 'node:fs/promises';
import { BuildInputError } from '../bundle/build-input-error.ts';
import { buildStaticFiles } from '../bundle/build-site.ts';
import { outputFolders } from '../bundle/folders.ts';

/**
 * A process of its own, so that it reads the words and tables of `shared/` as they are now. Empties the
 * development build, makes its static files and prints the fonts' names as JSON.
 */
const output = outputFolders('development');
await rm(output.out, { recursive: true, force: true });
try {
  console.log(JSON.stringify(await buildStaticFiles(output)));
} catch (error) {
  if (!(error instanceof BuildInputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
