import type { Block, Home, LayoutName, Page, WrittenContent } from '#shared/content-types.ts';
import type { PictureSource, PlacedPicture } from '../pictures/picture-sources.ts';
import { archWidths, conditions } from '../styles/media.ts';
import { shapes } from './shapes.ts';

/*
 * Which pictures each layout shows, and how large the first: for the build and the preloads.
 */
interface Layout {
  /** The pictures of the first screen with their sizes; alternatives exclude each other by `media`. */
  firstScreen: (page: Page, content: WrittenContent) => readonly PictureSource[];
  /** The other pictures, without those of the page's text. */
  others: (page: Page, content: WrittenContent) => readonly PlacedPicture[];
}

/**
 * The hero's two pictures. Each covers a box as wide as the page and as high as the hero, so `sizes` is the
 * larger of the box's width and the width that follows from its height.
 */
export function heroSources({ hero }: Home) {
  return {
    wide: { name: hero.wide, use: 'wide', sizes: 'max(100vw, 1245px, 177.7vh)' },
    tall: {
      name: hero.tall,
      use: 'tall',
      media: conditions.portrait,
      sizes: 'max(100vw, 467px, 66.6vh)',
    },
  } as const satisfies Record<string, PictureSource>;
}

export const layouts: Readonly<Record<LayoutName, Layout>> = {
  text: {
    firstScreen: ({ pictures: [first], shape }) =>
      first === undefined ? [] : [{ name: first, use: 'portrait', sizes: shapes[shape].sizes }],
    others: ({ pictures }) => pictures.slice(1).map(whole),
  },
  home: {
    firstScreen(_page, { home }) {
      const { wide, tall } = heroSources(home);
      return [{ ...wide, media: conditions.notPortrait }, tall];
    },
    others: (_page, { services }) => services.map(pictureOfService),
  },
  services: {
    firstScreen: (_page, { services }) =>
      services.slice(0, 1).map((service) => ({ ...pictureOfService(service), sizes: archWidths })),
    others: (_page, { services }) => [
      ...services.slice(1).map(pictureOfService),
      ...services.flatMap((service) => picturesIn(service.text)),
    ],
  },
};

/** Every picture that a page shows, the first of its first screen first. */
export function picturesOn(page: Page, content: WrittenContent): readonly PlacedPicture[] {
  const { firstScreen, others } = layouts[page.layout];
  const first = firstScreen(page, content).map(({ name, use }) => ({ name, use }));
  return [...first, ...others(page, content), ...picturesIn(page.text)];
}

function pictureOfService({ picture }: { picture: string }): PlacedPicture {
  return { name: picture, use: 'portrait' };
}

function picturesIn(blocks: readonly Block[]): readonly PlacedPicture[] {
  return blocks.flatMap((block) =>
    block.type === 'pictures' ? block.pictures.map(({ name }) => whole(name)) : [],
  );
}

function whole(name: string): PlacedPicture {
  return { name, use: 'whole' };
}
