import { css } from '@emotion/react';
import type { ShapeName } from '#shared/content-types.ts';
import { media } from '../styles/media.ts';
import { arch, hairline, type Styleable } from '../styles/mixins.ts';
import { colours, radii, sizes, space, withOpacity } from '../styles/tokens.ts';

/** How a page shows a picture: beside the page's text, or on narrow screens below the heading. */
export interface Shape {
  /** The width of the picture beside the text, where the column is wide enough. */
  width: string;
  /** The width of the picture above the text, if the picture is not as wide as the text. */
  stackedWidth?: string;
  section?: Styleable['styles'];
  columns?: Styleable['styles'];
  /** The styles of heading and text. */
  text?: Styleable['styles'];
  /** The styles of the picture's frame. */
  frame: Styleable['styles'];
}

/** The aspect ratio of an upright picture: its width divided by its height. */
export const uprightRatio = 4 / 5;

/** The space above and below text and picture: low enough that laptops show the buttons without scrolling. */
export const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** The height of the window below the header. A window that is higher than wide counts as a square. */
const windowHeight = `calc(min(100svh, 100vw) - ${sizes.headerHeight})`;

/** A section whose content is centred in the window, if the content is lower than the window. */
export const inWindow = css({
  [media.beside]: { display: 'grid', alignContent: 'center', minHeight: windowHeight },
});

/** The height of a picture that the window shows whole, with the space above and below the picture. */
const visibleHeight = `max(22rem, ${windowHeight} - 2 * ${paddingBlock})`;

/** The width of an upright picture that the window shows whole. */
const visibleWidth = `calc(${uprightRatio} * ${visibleHeight})`;

/** The width of a picture in a row of arches above the text, which leaves room in the window for the text. */
const framesStackedWidth = `min(60vw, ${uprightRatio} * max(16rem, 100svh - 32rem))`;

/** The opacities of the arches behind the picture, from the first to the last. */
const archOpacities = [0.9, 0.65, 0.42, 0.22];

/** The line of an arch, and a ground within it that covers the arches further behind. */
function archBehind(opacity: number, index: number): string {
  const x = `calc(${index + 1} * var(--gap)) 0 0`;
  return `${x} -1px ${colours.ivory}, ${x} ${withOpacity(colours.champagne, opacity)}`;
}

/** The height of a picture that fills one half of the window. */
const halfHeight = `max(36rem, ${windowHeight})`;

const half = {
  // The picture covers its frame, so a high frame shows only a part of this width.
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
      // Otherwise the height of the picture would widen its column.
      minWidth: 0,
      top: sizes.headerHeight,
      height: halfHeight,
      '& > picture': { aspectRatio: 'auto' },
    },
  }),
};

/** The space from the window's edge to the container's content, in one half of the window. */
const toContainer = `max(${space.gutter}, 100% - ${sizes.container} / 2)`;

/** The space from the picture in the other half to the text. */
const fromPicture = 'clamp(3rem, 7vw, 7rem)';

/** The styles of a text in one half of the window. `paddingInline` is the space before and after the text. */
function textInHalf(paddingInline: string) {
  return css({ [media.beside]: { maxWidth: 'none', paddingInline } });
}

/** The picture is on the right. */
const atEnd = css({ [media.beside]: { gridColumn: 2, justifySelf: 'end' } });

/** The part of a circle's width that is beyond the window's edge, where the circle stands above the text. */
const beyondEdge = 0.22;

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  // An upright picture that is as high as the window allows, in its column.
  arch: { width: `min(${sizes.firstColumn}, ${visibleWidth})`, frame: css(arch, hairline) },
  // The picture stands in the first of a row of arches.
  frames: {
    width: `min(30vw, ${visibleWidth})`,
    stackedWidth: framesStackedWidth,
    frame: css(arch, {
      boxShadow: archOpacities.map(archBehind).join(),
      '& > picture': { aspectRatio: String(uprightRatio), maxHeight: 'none' },
      [media.stacked]: {
        width: framesStackedWidth,
        // The last arch ends where the text does.
        '--gap': `calc((100vw - 2 * ${space.gutter} - ${framesStackedWidth}) / ${archOpacities.length})`,
      },
      [media.beside]: { '--gap': 'clamp(1rem, 2.4vw, 2.75rem)', gridColumn: 2 },
    }),
  },
  left: {
    ...half,
    text: textInHalf(`${fromPicture} ${toContainer}`),
  },
  right: {
    ...half,
    // The text starts where the texts of other pages do.
    text: textInHalf(`${toContainer} ${space.gutter}`),
    frame: css(half.frame, atEnd),
  },
  round: {
    width: `min(calc((${sizes.content} - ${space.columns}) / 2), ${visibleHeight})`,
    stackedWidth: '60vw',
    // On narrow screens the picture stands beside the heading and leaves the window.
    section: css({
      overflowX: 'clip',
      [media.stacked]: { paddingTop: 'clamp(2rem, 100svh - 60rem, 7rem)' },
    }),
    columns: css({
      // Pages with a notice set `--stacked-height`.
      '--width': 'min(60vw, var(--stacked-height, 60vw))',
      [media.stacked]: {
        // The first row keeps the picture's room until the picture has arrived.
        gridTemplate: `minmax(calc(var(--width) + 2 * ${space[8]}), auto) / minmax(0, 1fr) calc(${1 - beyondEdge} * var(--width) - ${space.gutter})`,
        columnGap: space[8],
        // The text, which is the third child. While a page streams in, `:last-child` would match another one.
        '& > * + * + *': { gridColumn: '1 / -1' },
      },
      [media.beside]: { gridTemplateColumns: '1fr 1fr' },
    }),
    frame: css(hairline, atEnd, {
      borderRadius: radii.round,
      '& > picture': { aspectRatio: '1', maxHeight: 'none' },
      [media.stacked]: {
        width: 'var(--width)',
        marginRight: `calc(-1 * ${space.gutter} - ${beyondEdge} * var(--width))`,
      },
    }),
  },
};
