import type { MarkdownText, Page, WrittenContent } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import type { SchemaOutput } from '#shared/schema/schemas.ts';
import { picturesIn } from './shown-pictures.ts';

/** The parsed Markdown of a file. `name` is the path of the file in `pages` or `services`, without `.md`. */
type NamedText = MarkdownText & { name: string };

/** The contents of the owner's files, which contain no mistakes. */
interface CheckedFiles {
  site: SchemaOutput<'site'>;
  words: SchemaOutput<'words'>;
  home: SchemaOutput<'home'> & NamedText;
  notFound: SchemaOutput<'notFound'> & NamedText;
  pages: readonly (SchemaOutput<'page' | 'servicesPage'> & NamedText)[];
  services: readonly (SchemaOutput<'service'> & NamedText)[];
  /** The path of the page that shows the services, or undefined if there is none. */
  servicesPath: string | undefined;
}

/** Combines the owner's files into the content of the site. */
export function assembleContent({
  words,
  home,
  servicesPath,
  ...files
}: CheckedFiles): WrittenContent {
  const { services: listed, ...site } = files.site;
  const { sections, ...homePage } = home;
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

  function pageOf({ name, aliases: _, ...page }: (typeof pages)[number]): Page {
    const ofServices = page.layout === 'services' ? services.map(({ picture }) => picture) : [];
    const shown = [...page.pictures, ...ofServices, ...picturesIn(page.text)];
    return {
      ...page,
      path: `/${name}`,
      label: page.label || plainText(page.heading),
      sharing: page.sharing || (page.layout !== 'home' && shown[0]) || sections.hero.wide,
    };
  }

  return {
    site,
    words,
    home: sections,
    pages: pages.map(pageOf),
    notFound: pageOf({ ...files.notFound, layout: 'text', aliases: [] }),
    services,
    aliases: Object.fromEntries(
      pages.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, `/${name}`])),
    ),
  };
}
