import { picturesOn } from '#client/pages/layouts.ts';
import type {
  Content,
  HomeFrontMatter,
  Line,
  Page,
  Service,
  SiteFacts,
  Words,
} from './content-types.ts';
import type { ParsedFolder } from './parse-folder.ts';
import { pathOfPage } from './paths.ts';
import { plainText } from './plain-text.ts';

interface Facts {
  site: SiteFacts;
  words: Words;
  home: HomeFrontMatter;
}

/** Puts together what the site needs of a folder that has no mistakes. */
export function assembleContent(folder: ParsedFolder, { site, words, home }: Facts): Content {
  const { services: serviceNames, ...facts } = site;
  const { hero, cards, partners, form } = home;
  const pages = pagesOf(folder, site.headline);
  const isNotFound = ({ path }: Page) => path === '/404';
  const [notFound] = pages.filter(isNotFound);
  if (!notFound) throw new Error('There is no 404 page.');
  const listed = [...site.header, ...site.footer];
  const rankOf = ({ path }: Page) => {
    const index = listed.indexOf(path);
    return index < 0 ? listed.length : index;
  };
  const sorted = pages
    .filter((page) => !isNotFound(page))
    .sort((one, other) => rankOf(one) - rankOf(other) || one.path.localeCompare(other.path));
  const content: Content = {
    site: facts,
    words,
    home: { hero, cards, partners, form },
    pages: sorted,
    notFound,
    services: servicesOf(folder, serviceNames),
    aliases: aliasesOf(folder),
  };
  const withSharing = (page: Page): Page => ({
    ...page,
    sharing: page.sharing || (picturesOn(page, content)[0]?.name ?? home.hero.wide),
  });
  return { ...content, pages: sorted.map(withSharing), notFound: withSharing(notFound) };
}

/** The pages, in the order of their files. The home page's heading is the headline. */
function pagesOf({ inventory, pages }: ParsedFolder, headline: readonly Line[]): Page[] {
  return pages.flatMap(({ frontMatter, blocks, ...file }) => {
    const path = pathOfPage(file.name);
    if (inventory.drafts.includes(path)) return [];
    const { title, description, label, layout, pictures, shape, notice, contact, date, sharing } =
      frontMatter;
    const heading = file.name === 'index' ? joined(headline) : file.heading;
    return {
      path,
      ...{ title, description, layout, pictures, shape, notice, contact, date, sharing },
      dateInWords: date && inWords.format(new Date(date)),
      label: label || plainText(heading),
      heading,
      text: blocks,
    };
  });
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Some lines as one, with spaces between them. */
function joined(lines: readonly Line[]): Line {
  return lines.flatMap((line, index) => (index > 0 ? [' ', ...line] : line));
}

function servicesOf({ inventory, services }: ParsedFolder, names: readonly string[]): Service[] {
  const { servicesPath } = inventory;
  if (servicesPath === undefined) return [];
  return names.flatMap((anchor): Service[] => {
    const service = services.find(({ name }) => name === anchor);
    if (!service) return [];
    const { frontMatter, heading, blocks } = service;
    const to = `${servicesPath}#${anchor}`;
    return [{ ...frontMatter, anchor, to, name: plainText(heading), heading, text: blocks }];
  });
}

function aliasesOf({ inventory, pages }: ParsedFolder): Content['aliases'] {
  const aliases = pages.flatMap(({ name, frontMatter }) =>
    frontMatter.aliases.map((alias) => [alias, pathOfPage(name)] as const),
  );
  return Object.fromEntries(aliases.filter(([, path]) => inventory.pagePaths.includes(path)));
}
