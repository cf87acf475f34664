import type { MarkdownText, Page, WrittenContent } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { Written } from './schema.ts';
import { picturesIn } from './shown-pictures.ts';

/** The Markdown of a file. `name` is the path of the file in `pages` or `services`, without `.md`. */
type Named = MarkdownText & { name: string };

/** What the owner's files say, once no mistake is left in them. */
interface CheckedFiles {
  site: Written<'site'>;
  words: Written<'words'>;
  home: Written<'home'> & Named;
  notFound: Written<'page'> & Named;
  pages: readonly (Written<'page' | 'servicesPage'> & Named)[];
  services: readonly (Written<'service'> & Named)[];
  /** The path of the page that shows the services, if there is one. */
  servicesPath: string | undefined;
}

/** Puts the owner's files together into the content of the site. */
export function assembleContent({
  words,
  home,
  servicesPath,
  ...files
}: CheckedFiles): WrittenContent {
  const { services: listed, ...site } = files.site;
  const { hero, cards, partners, form, ...homePage } = home;
  const heading = site.headline.flatMap((line, at) => (at > 0 ? [' ', ...line] : line));
  const pages = [{ ...homePage, heading }, ...files.pages];
  const services = listed.flatMap((anchor) =>
    files.services
      .filter(({ name }) => name === anchor && servicesPath)
      .map(({ name: _, ...service }) => ({
        ...service,
        anchor,
        to: `${servicesPath}#${anchor}`,
        name: plainText(service.heading),
      })),
  );

  function pageOf({ name, aliases: _, ...written }: (typeof pages)[number]): Page {
    const page = { ...absentKeys, ...written };
    const ofServices = page.layout === 'services' ? services.map(({ picture }) => picture) : [];
    const shown = [...page.pictures, ...ofServices, ...picturesIn(page.text)];
    return {
      ...page,
      path: `/${name}`,
      label: page.label || plainText(page.heading),
      sharing: page.sharing || (page.layout !== 'home' && shown[0]) || hero.wide,
    };
  }

  return {
    site,
    words,
    home: { hero, cards, partners, form },
    pages: pages.map(pageOf),
    notFound: pageOf(files.notFound),
    services,
    aliases: Object.fromEntries(
      pages.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, `/${name}`])),
    ),
  };
}

/** The values of the keys that only the schema `page` has, for the home page and the page of the services. */
const absentKeys = { pictures: [] as string[], shape: 'arch' as const, notice: '', contact: false };
