import type { CaptionedPicture, Content, Page } from '#shared/content-types.ts';

export type Grid = readonly CaptionedPicture[];

/** The state of a history entry in which the viewer is open. */
export interface ViewerState {
  page: string;
  /** The index of the opened picture among the pictures in all grids of the page. */
  index: number;
}

/** Returns the grid of a page's own pictures, except for the first, which is beside the page's text. */
export function ownGrid({ pictures }: Page): Grid {
  return pictures.slice(1).map((name) => ({ name, caption: [] }));
}

function gridsInTexts(page: Page, { services }: Content): Grid[] {
  const ofServices = page.layout === 'services' ? services : [];
  const blocks = [page, ...ofServices].flatMap(({ text }) => text);
  return blocks.flatMap((block) => (block.type === 'pictures' ? [block.pictures] : []));
}

/** `grid` is the page's own grid or in its texts. */
export function viewerStateOf(
  grid: Grid,
  index: number,
  page: Page,
  content: Content,
): ViewerState {
  const grids = gridsInTexts(page, content);
  const position = grids.indexOf(grid);
  const earlier = position === -1 ? [] : [ownGrid(page), ...grids.slice(0, position)];
  return { page: page.path, index: earlier.flat().length + index };
}

/**
 * Returns the picture that a history entry's state opens on `page`, or undefined if the state opens none. Other scripts
 * and earlier versions of the site can have written any state.
 */
export function openedPicture(
  state: unknown,
  page: Page,
  content: Content,
): { grid: Grid; index: number } | undefined {
  if (!isViewerState(state) || state.page !== page.path) return undefined;
  let { index } = state;
  for (const grid of [ownGrid(page), ...gridsInTexts(page, content)]) {
    if (grid[index]) return { grid, index };
    index -= grid.length;
  }
  return undefined;
}

function isViewerState(state: unknown): state is ViewerState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'page' in state &&
    'index' in state &&
    typeof state.index === 'number'
  );
}
