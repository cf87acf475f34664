import { picturesOn } from '#client/pages/layouts.ts';
import type { Content, HomeKeys, Line, Page, Service, SiteKeys } from './content-types.ts';
import { plainText } from './plain-text.ts';
import type { ReadFolder } from './read-content.ts';
import { addressOfFile } from './site-index.ts';

interface ValidKeys {
  site: SiteKeys;
  words: Content['words'];
  home: HomeKeys;
}

/** Puts together what the site needs of a folder that has no mistakes. */
export function assembleContent(read: ReadFolder, { site, words, home }: ValidKeys): Content {
  const { services: order, ...facts } = site;
  const { hero, cards, partners, form } = home;
  const pages = pagesOf(
    read,
    site.headline.flatMap((line, index) => (index > 0 ? [' ', ...line] : line)),
  );
  const isNotFound = ({ path }: Page) => path === '/404';
  const listed = [...site.header, ...site.footer];
  const placeOf = ({ path }: Page) => {
    const place = listed.indexOf(path);
    return place < 0 ? listed.length : place;
  };
  const sorted = pages
    .filter((page) => !isNotFound(page))
    .sort((one, other) => placeOf(one) - placeOf(other) || one.path.localeCompare(other.path));
  const [notFound] = pages.filter(isNotFound);
  if (!notFound) throw new Error('There is no 404 page.');
  const content: Content = {
    site: facts,
    words,
    home: { hero, cards, partners, form },
    pages: sorted,
    notFound,
    services: servicesOf(read, order),
    aliases: Object.fromEntries(
      read.pages
        .filter(({ name }) => read.index.addresses.includes(addressOfFile(name)))
        .flatMap(({ name, keys }) =>
          (keys?.aliases ?? []).map((old) => [old, addressOfFile(name)]),
        ),
    ),
  };
  const withSharing = (page: Page): Page => ({
    ...page,
    sharing: page.sharing || (picturesOn(page, content)[0]?.name ?? home.hero.wide),
  });
  return { ...content, pages: sorted.map(withSharing), notFound: withSharing(notFound) };
}

/** The pages, in the order of their files. The home page's heading is the headline. */
function pagesOf({ index, pages }: ReadFolder, headline: Line): Page[] {
  return pages.flatMap(({ keys, blocks, ...file }) => {
    const heading = file.name === 'index' ? headline : file.heading;
    const path = addressOfFile(file.name);
    if (!keys || index.drafts.includes(path)) return [];
    const { title, description, label, layout, pictures, shape, notice, contact, date, sharing } =
      keys;
    const name = plainText(heading);
    return {
      path,
      ...{ title, description, layout, pictures, shape, notice, contact, date, sharing },
      dateInWords: date && inWords.format(new Date(date)),
      name,
      label: label || name,
      heading,
      text: blocks,
    };
  });
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function servicesOf({ index, services }: ReadFolder, order: readonly string[]): Service[] {
  const { servicesPath } = index;
  if (servicesPath === undefined) return [];
  return order.flatMap((anchor) =>
    services
      .filter(({ name }) => name === anchor)
      .flatMap(({ keys, heading, blocks }): Service[] => {
        if (!keys) return [];
        const to = `${servicesPath}#${anchor}`;
        return [{ ...keys, anchor, to, name: plainText(heading), heading, text: blocks }];
      }),
  );
}
