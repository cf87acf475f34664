import { picturesOn } from '#client/pages/layouts.ts';
import type { MarkdownText, Page, WrittenContent } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Words } from '#shared/words.ts';
import type { HomeKeys, PageKeys, ServiceKeys, SiteKeys } from './written-keys.ts';

/** What is written in a file of pages or services, of which `name` is the path without `.md`. */
type Written<Keys> = Keys & MarkdownText & { name: string };

/** A folder's files without mistakes. */
interface Parts {
  site: SiteKeys;
  words: Words;
  home: Written<HomeKeys>;
  notFound: Written<PageKeys>;
  pages: readonly Written<PageKeys>[];
  services: readonly Written<ServiceKeys>[];
}

/** Puts together what the site needs. Services are on the page `servicesPath`, if there is one. */
export function assembleContent(
  { words, home, ...parts }: Parts,
  servicesPath?: string,
): WrittenContent {
  const { services, ...site } = parts.site;
  const { hero, cards, partners, form, ...homePage } = home;
  const heading = site.headline.flatMap((line, at) => (at > 0 ? [' ', ...line] : line));
  const pages = [{ ...homePage, heading }, ...parts.pages];
  const order = [...site.header, ...site.footer];
  const rankOf = ({ path }: Page) => (order.includes(path) ? order.indexOf(path) : 1e9);
  const content: WrittenContent = {
    site,
    words,
    home: { hero, cards, partners, form },
    pages: pages
      .map(pageOf)
      .sort((one, other) => rankOf(one) - rankOf(other) || one.path.localeCompare(other.path)),
    notFound: pageOf(parts.notFound),
    services: services.flatMap((listed) =>
      parts.services
        .filter(({ name }) => name === listed && servicesPath)
        .map(({ name, ...service }) => ({
          ...service,
          anchor: name,
          to: `${servicesPath}#${name}`,
          name: plainText(service.heading),
        })),
    ),
    aliases: Object.fromEntries(
      pages.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, `/${name}`])),
    ),
  };
  const withSharing = (page: Page): Page => ({
    ...page,
    sharing: page.sharing || (picturesOn(page, content)[0]?.name ?? hero.wide),
  });
  return {
    ...content,
    pages: content.pages.map(withSharing),
    notFound: withSharing(content.notFound),
  };
}

/** The keys of a text, which the home page and that of the services do not have. */
const unused = { pictures: [], shape: 'arch' as const, notice: '', contact: false };

function pageOf({ name, aliases: _, ...page }: Parts['notFound']): Page {
  return {
    ...unused,
    ...page,
    path: `/${name}`,
    label: page.label || plainText(page.heading),
  };
}
