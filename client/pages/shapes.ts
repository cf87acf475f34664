import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { media } from '../styles/media.ts';
import { arch, hairline, type Styleable } from '../styles/mixins.ts';
import { colours, radii, sizes, space, withOpacity } from '../styles/tokens.ts';

/**
 * How a page shows its first picture: beside the page's text, or on narrow screens between the heading and the text.
 */
export interface Shape {
  /** The width of the picture beside the text, if the column is wide enough. */
  width: string;
  /** The width of the picture above the text, if it differs from the width of the text. */
  stackedWidth?: string;
  section?: Styleable['styles'];
  columns?: Styleable['styles'];
  text?: Styleable['styles'];
  frame: Styleable['styles'];
}

/** The width of an upright picture divided by its height. */
export const uprightRatio = 4 / 5;

/** The space above and below text and picture: so little that laptops show the buttons without scrolling. */
export const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** The height of the window below the header. A window in portrait orientation is treated as a square. */
const windowHeight = `calc(min(100svh, 100vw) - ${sizes.headerHeight})`;

export const centredInWindow = css({
  [media.beside]: { display: 'grid', alignContent: 'center', minHeight: windowHeight },
});

/** The height of a picture that fits into the window with the space above and below it. */
const visibleHeight = `max(22rem, ${windowHeight} - 2 * ${paddingBlock})`;

const visibleWidth = `calc(${uprightRatio} * ${visibleHeight})`;

const framesStackedWidth = `min(60vw, ${uprightRatio} * max(16rem, 100svh - 32rem))`;

/** From the nearest arch to the last. */
const archOpacities = [0.9, 0.65, 0.42, 0.22];

/** Returns the `box-shadow` of an arch: its line, and a background inside that covers the arches further behind. */
function archBehind(opacity: number, index: number): string {
  const x = `calc(${index + 1} * var(--gap)) 0 0`;
  return `${x} -1px ${colours.ivory}, ${x} ${withOpacity(colours.champagne, opacity)}`;
}

/** The height of a picture that fills the left or right half of the window. */
const halfHeight = `max(36rem, ${windowHeight})`;

const halfOfWindow = {
  // Wide enough to cover a frame that is higher than the picture.
  width: `max(50vw, ${uprightRatio} * ${halfHeight})`,
  stackedWidth: '100vw',
  section: css({ [media.beside]: { paddingBlock: 0 } }),
  columns: css({
    [media.beside]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: 0,
      maxWidth: 'none',
      padding: 0,
      '--text-margin': paddingBlock,
    },
  }),
  frame: css({
    [media.stacked]: { marginInline: `calc(-1 * ${space.gutter})` },
    [media.beside]: {
      // The height of the picture does not determine the minimum width of its column.
      minWidth: 0,
      top: sizes.headerHeight,
      height: halfHeight,
      '& > picture': { aspectRatio: 'auto' },
    },
  }),
};

/** The space from the window's edge to the content of a usual container, in one half of the window. */
const containerInset = `max(${space.gutter}, 100% - ${sizes.container} / 2)`;

const pictureGap = 'clamp(3rem, 7vw, 7rem)';

function textInHalf(paddingInline: string) {
  return css({ [media.beside]: { maxWidth: 'none', paddingInline } });
}

const onTheRight = css({ [media.beside]: { gridColumn: 2, justifySelf: 'end' } });

/** The part of a circle's width that is beyond the window's edge, if the circle is above the text. */
const beyondEdge = 0.22;

export const shapes: Readonly<Record<Page['shape'], Shape>> = {
  arch: { width: `min(${sizes.firstColumn}, ${visibleWidth})`, frame: css(arch, hairline) },
  frames: {
    width: `min(30vw, ${visibleWidth})`,
    stackedWidth: framesStackedWidth,
    frame: css(arch, {
      boxShadow: archOpacities.map(archBehind).join(),
      '& > picture': { aspectRatio: String(uprightRatio), maxHeight: 'none' },
      [media.stacked]: {
        width: framesStackedWidth,
        // The last arch ends at the right edge of the text.
        '--gap': `calc((100vw - 2 * ${space.gutter} - ${framesStackedWidth}) / ${archOpacities.length})`,
      },
      [media.beside]: { '--gap': 'clamp(1rem, 2.4vw, 2.75rem)', gridColumn: 2 },
    }),
  },
  left: {
    ...halfOfWindow,
    text: textInHalf(`${pictureGap} ${containerInset}`),
  },
  right: {
    ...halfOfWindow,
    // The text is left-aligned with the texts of other pages.
    text: textInHalf(`${containerInset} ${space.gutter}`),
    frame: css(halfOfWindow.frame, onTheRight),
  },
  round: {
    width: `min(calc((${sizes.content} - ${space.columnGap}) / 2), ${visibleHeight})`,
    stackedWidth: '60vw',
    // On narrow screens the picture is beside the heading and extends beyond the window's right edge.
    section: css({
      overflowX: 'clip',
      [media.stacked]: { paddingTop: 'clamp(2rem, 100svh - 60rem, 7rem)' },
    }),
    columns: css({
      '--width': 'min(60vw, var(--stacked-height, 60vw))',
      [media.stacked]: {
        // The first row is as high as the picture even before the picture has streamed in.
        gridTemplateRows: `minmax(calc(var(--width) + 2 * ${space[8]}), auto)`,
        gridTemplateColumns: `minmax(min-content, 1fr) calc(${1 - beyondEdge} * var(--width) - ${space.gutter})`,
        columnGap: space[8],
        // The text is the third child.
        '& > * + * + *': { gridColumn: '1 / -1', maxWidth: `calc(100vw - 2 * ${space.gutter})` },
      },
      [media.beside]: { gridTemplateColumns: '1fr 1fr' },
    }),
    frame: css(hairline, onTheRight, {
      borderRadius: radii.round,
      '& > picture': { aspectRatio: '1', maxHeight: 'none' },
      [media.stacked]: {
        width: 'var(--width)',
        marginRight: `calc(-1 * ${space.gutter} - ${beyondEdge} * var(--width))`,
      },
    }),
  },
};
