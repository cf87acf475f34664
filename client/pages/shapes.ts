import { css, type SerializedStyles } from '@emotion/react';
import type { ShapeName } from '#shared/content-types.ts';
import { inSizes } from '../pictures/picture-sources.ts';
import { conditions, media } from '../styles/media.ts';
import { arch, hairline } from '../styles/mixins.ts';
import { colours, radii, sizes, space, withOpacity } from '../styles/tokens.ts';

/** How a page shows its first picture: beside its text, or on narrow screens below its heading. */
interface Shape {
  /** How wide the picture is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
  section?: SerializedStyles;
  columns?: SerializedStyles;
  /** The styles of heading and text. */
  text?: SerializedStyles;
  /** The styles of the picture's frame. */
  frame: SerializedStyles;
}

/** The width of a picture divided by its height, where it is highest for its width. */
export const uprightRatio = 4 / 5;

/** The width of a picture as wide as the text below it. */
const textWidth = `calc(100vw - 2 * ${space.gutter})`;

/** The `sizes` of a picture whose width in CSS is at most `beside` beside its text, and `stacked` above it. */
export function sizesOf(beside: string, stacked = textWidth): string {
  return `${conditions.stacked} ${stacked}, ${inSizes(beside)}`;
}

/** Space above the heading and below the text, which stand beside the picture. */
export function spaceAround(distance: string) {
  return css({
    [media.beside]: {
      '&:first-child': { paddingTop: distance },
      '&:last-child': { paddingBottom: distance },
    },
  });
}

/** Above and below text and picture: low enough that laptops show the buttons without scrolling. */
export const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** The height of the window below the header. A window that is higher than wide counts as a square. */
const windowHeight = `calc(min(100svh, 100vw) - ${sizes.headerHeight})`;

/** A section whose content is centred in the window where it is lower than that. */
export const inWindow = css({
  [media.beside]: { display: 'grid', alignContent: 'center', minHeight: windowHeight },
});

const visibleHeight = `max(22rem, ${windowHeight} - 2 * ${paddingBlock})`;

/** The width of an upright picture that the window shows whole. */
const visibleWidth = `calc(${uprightRatio} * ${visibleHeight})`;

/** An upright picture that is as high as the window allows, in its column. */
const archWidth = `min(${sizes.firstColumn}, ${visibleWidth})`;

/** The widths of a picture in the first of a row of arches. Above its text it leaves room for that. */
const framesWidth = `min(30vw, ${visibleWidth})`;
const framesStackedWidth = `min(60vw, ${uprightRatio} * max(16rem, 100svh - 32rem))`;

/** How much the lines of the arches behind the picture show, from the first to the last. */
const archOpacities = [0.9, 0.65, 0.42, 0.22];

const frames: Shape = {
  sizes: sizesOf(framesWidth, framesStackedWidth),
  frame: css(arch, {
    '--width': framesStackedWidth,
    // On narrow screens the last arch ends where the text does.
    '--gap': `calc((${textWidth} - var(--width)) / ${archOpacities.length})`,
    width: 'var(--width)',
    boxShadow: archOpacities.map(archBehind).join(),
    '& > picture': { aspectRatio: String(uprightRatio), maxHeight: 'none' },
    [media.beside]: {
      '--width': `min(100%, ${framesWidth})`,
      '--gap': 'clamp(1rem, 2.4vw, 2.75rem)',
      gridColumn: 2,
    },
  }),
};

/** The line of an arch, and a ground within it that covers the arches further behind. */
function archBehind(opacity: number, index: number): string {
  const x = `calc(${index + 1} * var(--gap)) 0 0`;
  return `${x} -1px ${colours.ivory}, ${x} ${withOpacity(colours.champagne, opacity)}`;
}

/** The height of a picture over half of the window, to its edge and its end. */
const halfHeight = `max(36rem, ${windowHeight})`;

const half = {
  sizes: sizesOf(`max(50vw, ${uprightRatio} * ${halfHeight})`, '100vw'),
  section: css({ [media.beside]: { paddingBlock: 0 } }),
  columns: css({
    [media.beside]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: 0,
      maxWidth: 'none',
      padding: 0,
    },
  }),
  frame: css({
    [media.stacked]: { marginInline: `calc(-1 * ${space.gutter})` },
    [media.beside]: {
      width: '100%',
      top: sizes.headerHeight,
      height: halfHeight,
      '& > picture': { aspectRatio: 'auto' },
    },
  }),
};

/** From the window's edge to the container's content, in one half of the window. */
const toContainer = `max(${space.gutter}, 100% - ${sizes.container} / 2)`;

/** From the picture in the other half to the text. */
const fromPicture = 'clamp(3rem, 7vw, 7rem)';

/** The styles of a text that stands in one half of the window, with the spaces at its start and its end. */
function textInHalf(paddingInline: string) {
  return css(spaceAround(paddingBlock), { [media.beside]: { maxWidth: 'none', paddingInline } });
}

/** The picture is on the right. */
const atEnd = css({ [media.beside]: { gridColumn: 2, justifySelf: 'end' } });

/** In one of two equal columns. */
const roundWidth = `min(calc((${sizes.content} - ${space.columns}) / 2), ${visibleHeight})`;

/** How much of a circle is beyond the window's edge, where it stands above the text. */
const beyondEdge = 0.22;

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  arch: {
    sizes: sizesOf(archWidth),
    frame: css(arch, hairline, { [media.beside]: { width: `min(100%, ${archWidth})` } }),
  },
  frames,
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
    sizes: sizesOf(roundWidth, '60vw'),
    // On narrow screens the picture stands beside the heading and leaves the window.
    section: css({
      overflowX: 'clip',
      [media.stacked]: { paddingTop: 'clamp(2rem, 100svh - 60rem, 7rem)' },
    }),
    columns: css({
      // Pages with a notice set the height.
      '--width': 'min(60vw, var(--stacked-height, 60vw))',
      [media.stacked]: {
        // With the picture's room, before it has arrived.
        gridTemplate: `minmax(calc(var(--width) + 2 * ${space[8]}), auto) / minmax(0, 1fr) calc(${1 - beyondEdge} * var(--width) - ${space.gutter})`,
        columnGap: space[8],
        // The text: where pages arrive slowly the last child is not known.
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
      [media.beside]: { width: `min(100%, ${roundWidth})` },
    }),
  },
};
