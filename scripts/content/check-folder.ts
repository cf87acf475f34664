import { stat } from 'node:fs/promises';
import { lookup } from 'mime-types';
import type { VFile } from 'vfile';
import { pictureNameOf } from './paths.ts';
import { type Folder, pathOf, type Source } from './sources.ts';

/** Of a file that is served as it is: each process of the server keeps all of them in memory. */
const maxSizeBytes = 10_000_000;

/** Reports what the rules for single keys and for Markdown cannot see. */
export async function checkFolder(folder: Folder): Promise<void> {
  checkUnique(folder);
  await checkServedFiles(folder);
}

/** Reports pages that say the same of themselves, as a copied file does, and pictures of one name. */
function checkUnique({ home, notFound, pages, pictureFiles }: Folder): void {
  const first = new Map<string, VFile>();
  function check(
    what: string,
    value: unknown,
    { file, pointOf }: Pick<Source, 'file' | 'pointOf'>,
  ) {
    const other = first.get(what + value);
    if (other)
      file.message(`has the same ${what} as ${other.path}: give each its own`, pointOf([what]));
    else if (value) first.set(what + value, file);
  }
  for (const page of [home, notFound, ...pages.values()]) {
    for (const key of ['title', 'description', 'label']) check(key, page.keys?.[key], page);
  }
  for (const [path, file] of pictureFiles) {
    check('name', pictureNameOf(path), { file, pointOf: () => undefined });
  }
}

async function checkServedFiles({ servedFiles }: Folder): Promise<void> {
  for (const file of servedFiles.values()) {
    const { size } = await stat(pathOf(file));
    // Browsers ask for films in parts, which the server does not send.
    const isFilm = /^(audio|video)\//.test(lookup(file.path) || '');
    if (size <= maxSizeBytes && !isFilm) continue;
    file.message('is a film, or has more than 10 MB: put it on a video host, or make it smaller');
  }
}
