import type { CaptionedPicture, Content, Page } from '#shared/content-types.ts';

export type Pictures = readonly CaptionedPicture[];

/** The state of a history entry in which the viewer is open. */
export interface ViewerState {
  page: string;
  /** The index of the opened picture in `picturesIn` this page. */
  index: number;
}

/** Returns the grid of a page's own pictures, except for the first, which is beside the page's text. */
export function ownGrid({ pictures }: Page): Pictures {
  return pictures.slice(1).map((name) => ({ name, caption: [] }));
}

/** Divides the text of the services page, which shows the services before the text's first heading. */
export function aroundServices({ text }: Page) {
  const firstHeading = text.findIndex(({ type }) => type === 'heading');
  const end = firstHeading === -1 ? text.length : firstHeading;
  return { above: text.slice(0, end), below: text.slice(end) };
}

/** Returns the pictures of all grids of a page, in the order of the page. */
export function picturesIn(page: Page, { services }: Content): Pictures {
  const { above, below } = aroundServices(page);
  const ofServices = page.layout === 'services' ? services.flatMap(({ text }) => text) : [];
  const blocks = [...above, ...ofServices, ...below];
  const inTexts = blocks.flatMap((block) => (block.type === 'pictures' ? block.pictures : []));
  return [...inTexts, ...ownGrid(page)];
}

/**
 * Returns the picture that a history entry's state opens on `page`, or undefined if the state opens none. Other scripts
 * and earlier versions of the site can have written any state.
 */
export function openedPicture(
  state: unknown,
  page: Page,
  content: Content,
): { pictures: Pictures; index: number } | undefined {
  const { page: path, index } = (state ?? {}) as Partial<ViewerState>;
  if (path !== page.path || typeof index !== 'number') return undefined;
  const pictures = picturesIn(page, content);
  return pictures[index] && { pictures, index };
}
