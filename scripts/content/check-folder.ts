import { stat } from 'node:fs/promises';
import { canonicalPath } from '#shared/canonical-path.ts';
import { pictureNameOf } from './paths.ts';
import { type Folder, pathOf } from './sources.ts';

/** Of a file that is served as it is: each process of the server keeps all of them in memory. */
const maxSizeBytes = 10_000_000;

/** Reports pictures of one name, and files that could not be served. */
export async function checkFolder({ pages, pictureFiles, servedFiles }: Folder): Promise<void> {
  const names = new Set<string>();
  for (const [path, file] of pictureFiles) {
    const name = pictureNameOf(path);
    if (names.has(name)) file.message('has the name of another picture: give it its own');
    names.add(name);
  }
  for (const [path, file] of servedFiles) {
    const { size } = await stat(pathOf(file));
    if (size > maxSizeBytes) file.message('has more than 10 MB: make it smaller');
    const isPage = pages.has(canonicalPath(path).slice(1));
    if (isPage) file.message('has the address of a page: give it another name');
  }
}
