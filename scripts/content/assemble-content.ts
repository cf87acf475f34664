import type { Page, WrittenContent } from '#shared/content-types.ts';
import type { CheckedFiles } from './check-files.ts';
import { plainText } from './plain-text.ts';
import { pictureNamesIn } from './shown-pictures.ts';

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
      .filter(({ name }) => name === anchor)
      .map(({ name: _, ...service }) => ({
        ...service,
        anchor,
        to: `${servicesPath}#${anchor}`,
        name: plainText(service.heading),
      })),
  );

  function pageOf({ name, aliases: _, ...page }: (typeof pages)[number]): Page {
    const ofServices = page.layout === 'services' ? services.map(({ picture }) => picture) : [];
    const shown = [...page.pictures, ...ofServices, ...pictureNamesIn(page.text)];
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
