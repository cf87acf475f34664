import { type Place, type Report, remedyFor } from './places.ts';
import { plainText } from './plain-text.ts';
import type { ReadFolder } from './read-content.ts';
import { addressOf, pictureNameOf } from './site-index.ts';

/** Reports what only shows when all files are seen together; what leads nowhere is reported as it is read. */
export function checkFolder(read: ReadFolder, report: Report): void {
  checkPages(read, report);
  checkPictures(read, report);
  const first = new Map<string, Place>();
  for (const [what, value, place] of uniqueValues(read)) {
    const other = value && first.get(what + value);
    if (other)
      report(place, `has the same ${what} as ${other.file}:${other.line}: give each its own`);
    else if (value) first.set(what + value, place);
  }
}

/** What no other may have, with what it is. */
function* uniqueValues(read: ReadFolder): Generator<[string, string | undefined, Place]> {
  for (const { keys, heading, placeOf } of read.pages) {
    yield ['title', keys?.title, placeOf('title')];
    yield ['description', keys?.description, placeOf('description')];
    yield ['label', keys?.label || plainText(heading), placeOf('label')];
    if (keys?.layout === 'services')
      yield ['layout, of which there is one,', keys.layout, placeOf('layout')];
    for (const [at, alias] of (keys?.aliases ?? []).entries()) {
      yield ['alias', alias, placeOf('aliases', at)];
    }
  }
  for (const { heading, placeOf } of read.services)
    yield ['heading', plainText(heading), placeOf()];
  for (const { path, text, ...place } of read.site.keys?.entries ?? []) {
    const [list = ''] = path;
    if (['header', 'footer', 'services'].includes(`${list}`))
      yield [`entry of ${list}`, text, place];
  }
}

/** What search engines show of a title, in characters. A long business name is no reason to refuse a short title. */
const maxTitleLength = 60;

/** What the server keeps for itself. */
const reserved = ['assets', 'healthz', 'readyz'];

function checkPages({ folder, index, site, pages }: ReadFolder, report: Report): void {
  for (const name of ['index', '404']) {
    const page = pages.find(({ own }) => own.name === name);
    const place = page?.placeOf('draft') ?? { file: `${folder}/pages/${name}.md`, line: 1 };
    if (!page) report(place, 'is missing: every site needs this page, so add it anew');
    else if (page.keys?.draft)
      report(place, 'is a draft, and every site needs this page: remove "draft"');
  }
  const businessName = site.keys?.entries.find(({ path }) => path.join() === 'name')?.text ?? '';
  for (const { own, keys, placeOf } of pages) {
    const { title = '', aliases = [] } = keys ?? {};
    const ownTitle = title.replace(businessName, '');
    if (title.length > maxTitleLength && ownTitle.length > maxTitleLength / 2) {
      report(
        placeOf('title'),
        `has a title of ${title.length} characters: use ${maxTitleLength} at most, as search engines do`,
      );
    }
    for (const [at, alias] of aliases.entries()) {
      if (!index.addresses.includes(alias)) continue;
      report(
        placeOf('aliases', at),
        `has the alias ${alias}, where there is a page: remove one of them`,
      );
    }
    if (own.name === 'index' && own.markdown.trim() !== '') {
      const line = own.markdown.search(/\S/);
      const place = { file: own.file, line: own.markdown.slice(0, line).split('\n').length };
      report(place, 'has a text below its keys, which the home page does not show: remove it');
    }
    const [, above] = /^(.+)\/index$/.exec(own.name) ?? [];
    const start = { file: own.file, line: 1 };
    if (above)
      report(start, `is not the page ${addressOf(above)}: rename it to ${above}.md, one folder up`);
    if (reserved.includes(own.name))
      report(start, 'has a name that the server needs: choose another');
  }
}

function checkPictures({ folder, described, index }: ReadFolder, report: Report): void {
  for (const file of index.described ?? []) {
    if (index.photographs.has(file)) continue;
    const place = described.keys?.placeOf([file]) ?? { file: described.file, line: 1 };
    report(
      place,
      `describes ${file}, which is not in pictures/: ${remedyFor(file, [...index.photographs.keys()])}`,
    );
  }
  const names = new Map<string, string>();
  for (const file of index.photographs.keys()) {
    const name = pictureNameOf(file);
    const other = names.get(name);
    const place = { file: `${folder}/pictures/${file}`, line: 1 };
    if (other) report(place, `has the same name as ${other}: give one of them another`);
    names.set(name, file);
  }
}
