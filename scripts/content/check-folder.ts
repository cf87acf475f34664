import { shownPath } from '../folders.ts';
import { pictureNameOf } from './addresses.ts';
import { type Place, type Report, remedyFor } from './mistakes.ts';
import { pageChecks, reservedPath } from './page-checks.ts';
import type { ParsedFolder } from './parse-folder.ts';
import { plainText } from './plain-text.ts';

/** Reports what only shows when all files are seen together; what leads nowhere is reported as it is read. */
export function checkFolder(folder: ParsedFolder, report: Report): void {
  checkNeededPages(folder, report);
  for (const page of folder.pages) {
    for (const check of pageChecks) check(page, report, folder);
  }
  checkUniqueValues(folder, report);
  checkServedFiles(folder, report);
  checkDescribedFiles(folder, report);
  checkPictureNames(folder, report);
}

function checkNeededPages({ files, pages }: ParsedFolder, report: Report): void {
  for (const name of ['index', '404']) {
    const file = shownPath(`${files.folder}/pages/${name}.md`);
    const isThere = files.pages.some((page) => page.name === name);
    const remedy = 'add it anew, as every site needs this page';
    if (!isThere) report({ file, line: 1 }, `is missing: ${remedy}`);
    const draft = pages.find((page) => page.name === name && page.frontMatter.draft);
    if (draft) report(draft.placeOf('draft'), 'is needed by every site: remove "draft"');
  }
}

function checkUniqueValues(folder: ParsedFolder, report: Report): void {
  const first = new Map<string, Place>();
  for (const [what, value, place] of uniqueValues(folder)) {
    if (!value) continue;
    const other = first.get(what + value);
    if (!other) first.set(what + value, place);
    else report(place, `has the same ${what} as ${other.file}:${other.line}: give each its own`);
  }
}

/** What no other may have, with what it is. */
function* uniqueValues({
  files,
  pages,
  services,
}: ParsedFolder): Generator<[what: string, value: string | undefined, Place]> {
  for (const { frontMatter, heading, placeOf } of pages) {
    yield ['title', frontMatter.title, placeOf('title')];
    yield ['description', frontMatter.description, placeOf('description')];
    yield ['label', frontMatter.label || plainText(heading), placeOf('label')];
    const layout = frontMatter.layout === 'services' ? frontMatter.layout : undefined;
    yield ['layout, of which there is one,', layout, placeOf('layout')];
    for (const [at, alias] of frontMatter.aliases.entries()) {
      yield ['alias', alias, placeOf('aliases', at)];
    }
  }
  for (const { heading, placeOf } of services) yield ['heading', plainText(heading), placeOf()];
  for (const { path, text, ...place } of files.site.entries) {
    const isList = ['header', 'footer', 'services'].includes(`${path[0]}`);
    if (isList) yield [`entry of ${path[0]}`, text, place];
  }
}

function checkServedFiles({ files }: ParsedFolder, report: Report): void {
  for (const [address, path] of files.servedFiles) {
    if (!reservedPath.test(address)) continue;
    report({ file: shownPath(path), line: 1 }, 'has a name that the server needs: choose another');
  }
}

function checkDescribedFiles({ files, inventory }: ParsedFolder, report: Report): void {
  const photographs = [...inventory.photographs.keys()];
  for (const file of inventory.describedFiles ?? []) {
    if (photographs.includes(file)) continue;
    const sentence = `describes ${file}, which is not in pictures/: ${remedyFor(file, photographs)}`;
    report(files.pictureDescriptions.placeOf(file), sentence);
  }
}

function checkPictureNames({ files, inventory }: ParsedFolder, report: Report): void {
  const filesByName = new Map<string, string>();
  for (const file of inventory.photographs.keys()) {
    const other = filesByName.get(pictureNameOf(file));
    const place = { file: shownPath(`${files.folder}/pictures/${file}`), line: 1 };
    if (other) report(place, `has the same name as ${other}: give one of them another`);
    filesByName.set(pictureNameOf(file), file);
  }
}
