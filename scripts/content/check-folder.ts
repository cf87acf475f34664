import { fileChecks } from './check-files.ts';
import { pageChecks } from './check-pages.ts';
import { type Place, type Report, topOf } from './mistakes.ts';
import type { ParsedFolder } from './parse-folder.ts';
import { plainText } from './plain-text.ts';

/** Reports what the rules for single keys, for Markdown and for references cannot see. */
export function checkFolder(folder: ParsedFolder, report: Report): void {
  for (const check of [...folderChecks, ...fileChecks]) check(folder, report);
  for (const page of folder.pages) for (const check of pageChecks) check(page, report, folder);
}

const folderChecks: readonly ((folder: ParsedFolder, report: Report) => void)[] = [
  function neededPages({ files, pages }, report) {
    for (const name of ['index', '404']) {
      const place = topOf(`${files.folder}/pages/${name}.md`);
      const isThere = files.pages.some((page) => page.name === name);
      if (!isThere) report(place, 'is missing: add it anew, as every site needs this page');
      const draft = pages.find((page) => page.name === name && page.frontMatter.draft);
      if (draft) report(draft.placeOf('draft'), 'is needed by every site: remove "draft"');
    }
  },

  function sameValues(folder, report) {
    const first = new Map<string, Place>();
    for (const [what, value, place] of uniqueValues(folder)) {
      if (value === '') continue;
      const other = first.get(what + value);
      if (!other) first.set(what + value, place);
      else report(place, `has the same ${what} as ${other.file}:${other.line}: give each its own`);
    }
  },
];

/** The values that have to be unique in the folder, each with its kind and its place. */
function* uniqueValues({
  files,
  pages,
  services,
}: ParsedFolder): Generator<[string, string, Place]> {
  for (const { frontMatter, heading, placeOf } of pages) {
    const { title, description, label, layout, aliases } = frontMatter;
    yield ['title', title, placeOf('title')];
    yield ['description', description, placeOf('description')];
    yield ['label', label || plainText(heading), placeOf('label')];
    if (layout === 'services') yield ['layout, of which there is one,', layout, placeOf('layout')];
    for (const [at, alias] of aliases.entries()) yield ['alias', alias, placeOf('aliases', at)];
  }
  for (const { heading, placeOf } of services) yield ['heading', plainText(heading), placeOf()];
  for (const { path, text, ...place } of files.site.entries) {
    const isList = ['header', 'footer', 'services'].includes(`${path[0]}`);
    if (isList) yield [`entry of ${path[0]}`, text, place];
  }
}
