import type { LayoutName } from './content-types.ts';
import type { Report } from './mistakes.ts';
import type { ParsedFolder, ParsedPage } from './parse-folder.ts';
import { reservedPath } from './paths.ts';

/** Files that the server writes, unless the owner has one of that name. */
const writtenFiles = ['/robots.txt', '/sitemap.xml'];

/** What search engines show of a title, in characters. */
const maxTitleLength = 60;

const textPageKeys = ['pictures', 'shape', 'notice', 'contact', 'date'];

/** The keys that say nothing on the pages of a layout. */
const unshownKeys: Readonly<Record<LayoutName, readonly string[]>> = {
  text: [],
  home: textPageKeys,
  services: textPageKeys,
  articles: textPageKeys,
};

/** Those that say nothing on the 404 page. */
const unshownOnNotFound: readonly string[] = ['layout', 'label', 'sharing', 'aliases'];

type PageCheck = (page: ParsedPage, report: Report, folder: ParsedFolder) => void;

/** What each page has to fulfil beside the rules for its keys and for Markdown. */
export const pageChecks: readonly PageCheck[] = [
  function fileName({ file, name }, report) {
    const [, above] = /^(.+)\/index$/.exec(name) ?? [];
    if (above) report({ file, line: 1 }, `is not the page /${above}: move it up, as ${above}.md`);
    if (!reservedPath.test(`/${name}`)) return;
    report({ file, line: 1 }, 'has a name that the server needs: choose another');
  },

  function keysThatAreShown({ name, frontMatter, entries, placeOf }, report) {
    const layout = name === 'index' ? 'home' : frontMatter.layout;
    for (const key of name === '404' ? unshownOnNotFound : unshownKeys[layout]) {
      if (!entries.some(({ path }) => path[0] === key)) continue;
      report(placeOf(key), `has the key "${key}", which this page does not show: remove it`);
    }
  },

  function lengthOfTitle({ frontMatter, placeOf }, report, { files: { site } }) {
    const { title } = frontMatter;
    // A long business name is no reason to refuse a short title.
    const businessName = site.entries.find(({ path }) => path.join() === 'name')?.text ?? '';
    const lengthBesideName = title.replace(businessName, '').length;
    if (title.length <= maxTitleLength || lengthBesideName <= maxTitleLength / 2) return;
    const remedy = `use ${maxTitleLength} at most, as search engines do`;
    report(placeOf('title'), `has a title of ${title.length} characters: ${remedy}`);
  },

  function aliases({ frontMatter, placeOf }, report, { inventory }) {
    for (const [at, alias] of frontMatter.aliases.entries()) {
      const place = placeOf('aliases', at);
      const isFile = inventory.servedFiles.some((file) => file.toLowerCase() === alias);
      const what = isFile ? 'file' : inventory.pagePaths.includes(alias) ? 'page' : '';
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
