import type { Block, WrittenContent } from '#shared/content-types.ts';

/** The names of the pictures in a text. */
export function picturesIn(text: readonly Block[]): string[] {
  return text.flatMap((block) =>
    block.type === 'pictures' ? block.pictures.map(({ name }) => name) : [],
  );
}

/** The names of all pictures that pages show, or links to them. */
export function picturesShown({ home, pages, notFound, services }: WrittenContent): Set<string> {
  const ofPages = [...pages, notFound].flatMap(({ pictures, sharing, text }) => [
    ...pictures,
    sharing,
    ...picturesIn(text),
  ]);
  const ofServices = services.flatMap(({ picture, text }) => [picture, ...picturesIn(text)]);
  const { hero, partners } = home;
  const ofHome = [hero.wide, hero.tall, partners?.picture ?? ''].filter(Boolean);
  return new Set([...ofHome, ...ofServices, ...ofPages]);
}
