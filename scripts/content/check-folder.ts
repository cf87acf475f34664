import { type Place, type Report, remedyFor } from './places.ts';
import { plainText } from './plain-text.ts';
import type { ReadFolder } from './read-content.ts';
import { pictureNameOf } from './site-index.ts';

/** Reports what only shows when all files are seen together; what leads nowhere is reported as it is read. */
export function checkFolder(read: ReadFolder, report: Report): void {
  checkPages(read, report);
  checkPictures(read, report);
  const first = new Map<string, Place>();
  for (const [what, value, place] of uniqueValues(read)) {
    const other = value && first.get(what + value);
    const where = `${other && `${other.file}:${other.line}`}`;
    if (other) report(place, `has the same ${what} as ${where}: give each its own`);
    else if (value) first.set(what + value, place);
  }
}

/** What no other may have, with what it is. */
function* uniqueValues(read: ReadFolder): Generator<[string, string | undefined, Place]> {
  for (const { keys, heading, placeOf } of read.pages) {
    yield ['title', keys?.title, placeOf('title')];
    yield ['description', keys?.description, placeOf('description')];
    yield ['label', keys?.label || plainText(heading), placeOf('label')];
    const layout = keys?.layout === 'services' ? keys.layout : undefined;
    yield ['layout, of which there is one,', layout, placeOf('layout')];
    for (const [at, alias] of (keys?.aliases ?? []).entries()) {
      yield ['alias', alias, placeOf('aliases', at)];
    }
  }
  for (const service of read.services) {
    yield ['heading', plainText(service.heading), service.placeOf()];
  }
  for (const { path, text, ...place } of read.site.entries) {
    const isList = ['header', 'footer', 'services'].includes(`${path[0]}`);
    if (isList) yield [`entry of ${path[0]}`, text, place];
  }
}

/** What search engines show of a title, in characters. */
const maxTitleLength = 60;

/** What the server answers itself, whatever follows. */
const reserved = /^\/(assets|healthz|readyz|robots\.txt|sitemap\.xml)(\/|$)/;

const ofTextPages = ['pictures', 'shape', 'notice', 'contact', 'date'];

/** The keys that say nothing on the 404 page and on pages with a layout of their own. */
const unshownKeys: Readonly<Record<string, readonly string[]>> = {
  home: ofTextPages,
  services: ofTextPages,
  articles: ofTextPages,
  404: ['layout', 'label'],
};

function checkPages({ folder, index, site, pages }: ReadFolder, report: Report): void {
  for (const name of ['index', '404']) {
    const page = pages.find((each) => each.name === name);
    const file = `${folder}/pages/${name}.md`;
    if (!page) report({ file, line: 1 }, 'is missing: add it anew, as every site needs this page');
    if (page?.keys?.draft) report(page.placeOf('draft'), 'is needed by every site: remove "draft"');
  }
  const businessName = site.entries.find(({ path }) => path.join() === 'name')?.text ?? '';
  for (const { file, name, markdown, keys, entries, placeOf } of pages) {
    const { title = '', aliases = [] } = keys ?? {};
    const layout = name === 'index' ? 'home' : (keys?.layout ?? '');
    for (const key of unshownKeys[name] ?? unshownKeys[layout] ?? []) {
      if (!entries.some(({ path }) => path[0] === key)) continue;
      report(placeOf(key), `has the key "${key}", which this page does not show: remove it`);
    }
    // A long business name is no reason to refuse a short title.
    const ownLength = title.replace(businessName, '').length;
    if (title.length > maxTitleLength && ownLength > maxTitleLength / 2) {
      const remedy = `use ${maxTitleLength} at most, as search engines do`;
      report(placeOf('title'), `has a title of ${title.length} characters: ${remedy}`);
    }
    for (const [at, alias] of aliases.entries()) {
      const isOfFile = index.servedFiles.some((file) => file.toLowerCase() === alias);
      const what = isOfFile ? 'file' : index.addresses.includes(alias) ? 'page' : '';
      const remedy = 'which the server needs: remove it';
      const problem = what
        ? `where there is a ${what}: remove one`
        : reserved.test(alias) && remedy;
      if (problem) report(placeOf('aliases', at), `has ${alias} as alias, ${problem}`);
    }
    if (name === 'index' && markdown.trim() !== '') {
      const line = markdown.slice(0, markdown.search(/\S/)).split('\n').length;
      report({ file, line }, 'has a text, which the home page does not show: write keys alone');
    }
    const [, above] = /^(.+)\/index$/.exec(name) ?? [];
    if (above) report({ file, line: 1 }, `is not the page /${above}: move it up, as ${above}.md`);
    if (!reserved.test(`/${name}`)) continue;
    report({ file, line: 1 }, 'has a name that the server needs: choose another');
  }
}

function checkPictures({ folder, described, index }: ReadFolder, report: Report): void {
  const files = [...index.photographs.keys()];
  for (const file of index.described?.filter((each) => !files.includes(each)) ?? []) {
    const remedy = remedyFor(file, files);
    report(described.placeOf(file), `describes ${file}, which is not in pictures/: ${remedy}`);
  }
  const names = new Map<string, string>();
  for (const file of files) {
    const other = names.get(pictureNameOf(file));
    const place = { file: `${folder}/pictures/${file}`, line: 1 };
    if (other) report(place, `has the same name as ${other}: give one of them another`);
    names.set(pictureNameOf(file), file);
  }
}
