import type { Block, WrittenContent } from '#shared/content-types.ts';

export function pictureNamesIn(text: readonly Block[]): string[] {
  return text.flatMap((block) =>
    block.type === 'pictures' ? block.pictures.map(({ name }) => name) : [],
  );
}

/** Returns the names of all pictures that pages show, or that social networks show with links to pages. */
export function picturesShown({ home, pages, notFound, services }: WrittenContent): Set<string> {
  const { hero, partners } = home;
  const ofHome = [hero.wide, hero.tall, partners?.picture ?? ''];
  const ofPages = [...pages, notFound].flatMap(({ pictures, sharing }) => [...pictures, sharing]);
  const ofServices = services.map(({ picture }) => picture);
  const ofTexts = [...pages, notFound, ...services].flatMap(({ text }) => pictureNamesIn(text));
  return new Set([...ofHome, ...ofServices, ...ofPages, ...ofTexts].filter(Boolean));
}
