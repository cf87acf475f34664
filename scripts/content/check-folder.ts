import { type Place, type Report, remedyFor } from './places.ts';
import { plainText } from './plain-text.ts';
import type { ReadFolder } from './read-content.ts';
import { addressOf, pictureNameOf } from './site-index.ts';

/** Reports what only shows when all files are seen together; what a file refers to is checked where it is read. */
export function checkFolder(read: ReadFolder, report: Report): void {
  checkPages(read, report);
  checkServices(read, report);
  checkPictures(read, report);
}

function checkPages({ folder, pages, site, index }: ReadFolder, report: Report): void {
  for (const name of ['index', '404']) {
    const page = pages.find(({ own }) => own.name === name);
    if (!page)
      report(
        { file: `${folder}/pages/${name}.md`, line: 1 },
        'is missing: every site has this page, so add it anew',
      );
    else if (page.keys?.draft)
      report(page.placeOf('draft'), 'has draft: true, and every site needs this page: remove it');
  }
  for (const { own } of pages) {
    if (own.name.endsWith('/index'))
      report(
        { file: own.file, line: 1 },
        `is not the page ${addressOf(own.name.slice(0, -6))}: move it up, as ${own.name.slice(0, -6)}.md`,
      );
    if (['assets', 'healthz', 'readyz'].includes(own.name))
      report(
        { file: own.file, line: 1 },
        'has a name that the server needs for itself: choose another',
      );
  }
  const labelled = pages.map((page) => ({
    ...page,
    label: page.keys?.label || plainText(page.heading),
  }));
  reportRepeated(
    'title',
    labelled.map((page) => [page.keys?.title, page.placeOf('title')]),
    report,
  );
  reportRepeated(
    'description',
    labelled.map((page) => [page.keys?.description, page.placeOf('description')]),
    report,
  );
  reportRepeated(
    'label',
    labelled.map((page) => [page.label, page.placeOf('label')]),
    report,
  );
  reportRepeated(
    'layout',
    pages.map((page) => [
      page.keys?.layout === 'services' ? 'services' : '',
      page.placeOf('layout'),
    ]),
    report,
  );
  const aliases = pages.flatMap((page) =>
    (page.keys?.aliases ?? []).map((alias, at) => [alias, page.placeOf('aliases', at)] as const),
  );
  reportRepeated('alias', aliases, report);
  for (const [alias, place] of aliases) {
    if (index.addresses.includes(alias))
      report(place, `has the alias ${alias}, where there is a page: remove one of the two`);
  }
  for (const list of ['header', 'footer']) {
    const entries = site.keys?.entries.filter(({ path }) => path[0] === list) ?? [];
    reportRepeated(
      `entry of ${list}`,
      entries.map(({ text, ...place }) => [text, place]),
      report,
    );
  }
}

function checkServices({ services, site }: ReadFolder, report: Report): void {
  reportRepeated(
    'heading',
    services.map(({ own, heading }) => [plainText(heading), { file: own.file, line: 1 }]),
    report,
  );
  const entries = site.keys?.entries.filter(({ path }) => path[0] === 'services') ?? [];
  reportRepeated(
    'entry of services',
    entries.map(({ text, ...place }) => [text, place]),
    report,
  );
}

function checkPictures({ folder, described, index }: ReadFolder, report: Report): void {
  const { photographs, describedFiles } = index;
  for (const file of describedFiles) {
    if (!described.keys || photographs.includes(file)) continue;
    report(
      described.keys.placeOf([file]),
      `describes ${file}, and there is no such picture in pictures/: ${remedyFor(file, photographs)}`,
    );
  }
  const names = new Map<string, string>();
  for (const file of photographs) {
    const other = names.get(pictureNameOf(file));
    if (other)
      report(
        { file: `${folder}/pictures/${file}`, line: 1 },
        `has the same name as ${other}: give one of them another`,
      );
    names.set(pictureNameOf(file), file);
  }
}

/** Reports each value that is there a second time; '' is none. */
function reportRepeated(
  what: string,
  values: readonly (readonly [value: string | undefined, place: Place])[],
  report: Report,
): void {
  const seen = new Map<string, Place>();
  for (const [value, place] of values) {
    const first = value && seen.get(value);
    if (first)
      report(
        place,
        `has "${value}" as ${what}, as ${first.file}:${first.line} has: give each its own`,
      );
    else if (value) seen.set(value, place);
  }
}
