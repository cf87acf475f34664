import { canonicalPath } from '#shared/canonical-path.ts';
import { pathOf } from '#shared/schema/addresses.ts';
import { type Finding, formatPlace } from '../build-errors.ts';
import { pictureNameOf } from './picture-name.ts';
import type { Folder } from './read-folder.ts';

/** Matches the names that pages and services may have. `x/index` is refused, because `x.md` has the address `/x`. */
const validName = /^(?!(assets|healthz|readyz)(\/|$)|(.*\/)?index$)([a-z0-9]+[-/])*[a-z0-9]+$/;

/** Matches the paths that the server reserves for itself, in upper or lower case. No file of the owner may have one. */
export const serverPaths = /^\/(assets|healthz|readyz|robots\.txt|sitemap\.xml)(\/|$)/i;

/** Returns mistakes for names and addresses that cannot be used, or that occur twice. */
export function findNameMistakes(folder: Folder): Finding[] {
  const mistakes = findDuplicates(folder);
  const { pages, services, servedFiles } = folder;
  for (const [name, { path: file }] of [...pages, ...services])
    if (!validName.test(name))
      mistakes.push({
        file,
        message:
          'has a name that cannot be used: use only a-z, 0-9 and hyphens, and not index, assets, healthz or readyz',
      });
  for (const [address, file] of servedFiles)
    if (pages.has(canonicalPath(address).slice(1)) || serverPaths.test(address))
      mistakes.push({
        file,
        message: 'has an address that the site uses itself: give it another name',
      });
  return mistakes;
}

function findDuplicates({ home, pages, descriptions, pictureFiles, downloads }: Folder): Finding[] {
  const mistakes: Finding[] = [];
  const first = new Map<string, string>();
  function checkUnique(value: string, file: string, line?: number) {
    const other = first.get(value);
    const message = `has "${value}", which is in ${other} too: keep one of the two`;
    if (other) mistakes.push({ file, line, message });
    else first.set(value, formatPlace({ file, line }));
  }
  for (const { path, keys, lineOf } of [home, ...pages.values()]) {
    if (keys.layout === 'services') checkUnique('layout: services', path, lineOf(['layout']));
    for (const alias of [keys.aliases ?? []].flat())
      checkUnique(canonicalPath(pathOf(`${alias}`)), path, lineOf(['aliases']));
  }
  for (const file of pictureFiles) checkUnique(`the name ${pictureNameOf(file)}`, file);
  for (const [address, file] of downloads) checkUnique(`the address ${address}`, file);
  for (const [at, { file }] of [descriptions.keys].flat().entries())
    if (file)
      checkUnique(
        `a description of ${pictureNameOf(`${file}`)}`,
        descriptions.path,
        descriptions.lineOf([at, 'file']),
      );
  return mistakes;
}
