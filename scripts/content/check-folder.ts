import { pictureNameOf } from './addresses.ts';
import { type Place, type Report, remedyFor, topOf } from './mistakes.ts';
import type { ParsedFolder, ParsedPage } from './parse-folder.ts';
import { plainText } from './plain-text.ts';

/** Reports what the rules for single keys, for Markdown and for references cannot see. */
export function checkFolder(folder: ParsedFolder, report: Report): void {
  for (const check of folderChecks) check(folder, report);
  for (const page of folder.pages) for (const check of pageChecks) check(page, report, folder);
}

/** Paths at which the server answers with something else than a page or a file of the owner's. */
const reservedPath = /^\/(assets|healthz|readyz)(\/|$)/i;

/** Files that the server writes, unless the owner has one of that name. */
const writtenFiles = ['/robots.txt', '/sitemap.xml'];

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

  function namesOfServedFiles({ files }, report) {
    for (const [address, path] of files.servedFiles) {
      if (!reservedPath.test(address)) continue;
      report(topOf(path), 'has a name that the server needs: choose another');
    }
  },

  function describedPictures({ files, inventory }, report) {
    const photographs = [...inventory.photographs.keys()];
    for (const file of inventory.describedFiles) {
      if (photographs.includes(file)) continue;
      const place = files.pictureDescriptions.placeOf(file);
      const remedy = remedyFor(file, photographs);
      report(place, `describes ${file}, which is not in pictures/: ${remedy}`);
    }
  },

  function namesOfPictures({ files, inventory }, report) {
    const filesByName = new Map<string, string>();
    for (const file of inventory.photographs.keys()) {
      const other = filesByName.get(pictureNameOf(file));
      const place = topOf(`${files.folder}/pictures/${file}`);
      if (other) report(place, `has the same name as ${other}: give one of them another`);
      filesByName.set(pictureNameOf(file), file);
    }
  },
];

/** What no other may have, with what it is. */
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

/** What search engines show of a title, in characters. */
const maxTitleLength = 60;

const ofTextPages = ['pictures', 'shape', 'notice', 'contact', 'date'];

/** The keys that say nothing on the 404 page and on pages with a layout of their own. */
const unshownKeys: Readonly<Record<string, readonly string[]>> = {
  home: ofTextPages,
  services: ofTextPages,
  articles: ofTextPages,
  404: ['layout', 'label'],
};

type PageCheck = (page: ParsedPage, report: Report, folder: ParsedFolder) => void;

const pageChecks: readonly PageCheck[] = [
  function fileName({ file, name }, report) {
    const [, above] = /^(.+)\/index$/.exec(name) ?? [];
    if (above) report({ file, line: 1 }, `is not the page /${above}: move it up, as ${above}.md`);
    if (!reservedPath.test(`/${name}`)) return;
    report({ file, line: 1 }, 'has a name that the server needs: choose another');
  },

  function keysThatAreShown({ name, frontMatter, entries, placeOf }, report) {
    const layout = name === 'index' ? 'home' : frontMatter.layout;
    for (const key of unshownKeys[name] ?? unshownKeys[layout] ?? []) {
      if (!entries.some(({ path }) => path[0] === key)) continue;
      report(placeOf(key), `has the key "${key}", which this page does not show: remove it`);
    }
  },

  function lengthOfTitle({ frontMatter, placeOf }, report, { files: { site } }) {
    const { title } = frontMatter;
    // A long business name is no reason to refuse a short title.
    const businessName = site.entries.find(({ path }) => path.join() === 'name')?.text ?? '';
    const ownLength = title.replace(businessName, '').length;
    if (title.length <= maxTitleLength || ownLength <= maxTitleLength / 2) return;
    const remedy = `use ${maxTitleLength} at most, as search engines do`;
    report(placeOf('title'), `has a title of ${title.length} characters: ${remedy}`);
  },

  function aliases({ frontMatter, placeOf }, report, { inventory }) {
    for (const [at, alias] of frontMatter.aliases.entries()) {
      const place = placeOf('aliases', at);
      const isFile = inventory.servedFiles.some((file) => file.toLowerCase() === alias);
      const what = isFile ? 'file' : inventory.addresses.includes(alias) ? 'page' : '';
      if (what) report(place, `has ${alias} as alias, where there is a ${what}: remove one`);
      else if (reservedPath.test(alias) || writtenFiles.includes(alias)) {
        report(place, `has ${alias} as alias, which the server needs: remove it`);
      }
    }
  },

  function homeWithoutText({ file, name, markdown }, report) {
    if (name !== 'index' || markdown.trim() === '') return;
    const line = markdown.slice(0, markdown.search(/\S/)).split('\n').length;
    report({ file, line }, 'has a text, which the home page does not show: write keys alone');
  },
];
