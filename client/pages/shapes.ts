import { css, type SerializedStyles } from '@emotion/react';
import type { ShapeName } from '#shared/content-types.ts';
import { media } from '../styles/media.ts';
import { arch, hairline } from '../styles/mixins.ts';
import { colours, radii, sizes, space, withOpacity } from '../styles/tokens.ts';
import { sizesBeside, uprightRatio } from './picture-columns.tsx';

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

/** Above and below text and picture: low enough that laptops show the buttons without scrolling. */
export const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** The height of the window below the header. */
const windowHeight = `(100svh - ${sizes.headerHeight})`;

/** A section whose content is centred in the window where it is lower than that. */
export const inWindow = css({
  [media.beside]: { display: 'grid', alignContent: 'center', minHeight: `calc${windowHeight}` },
});

const visibleHeight = `max(22rem, ${windowHeight} - 2 * ${paddingBlock})`;

/** A picture in the first of a row of arches. */
const frames: Shape = {
  sizes: sizesBeside('min(30vw, max(60vh, 18rem), 53rem)', 'min(60vw, max(13rem, 80vh - 25rem))'),
  frame: css(arch, {
    '--width': 'min(60vw, 0.8 * max(16rem, 100svh - 32rem))',
    // On narrow screens the last arch ends where the text does.
    '--gap': `calc((100vw - 2 * ${space.gutter} - var(--width)) / 4)`,
    width: 'var(--width)',
    boxShadow: [0.9, 0.65, 0.42, 0.22].map(archBehind).join(),
    '& > picture': { aspectRatio: String(uprightRatio), maxHeight: 'none' },
    [media.beside]: {
      '--width': `min(100%, 30vw, 0.8 * ${visibleHeight})`,
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

/** Over half of the window, to its edge and its end. */
const half = {
  // As wide as half of the window, and at most as high as the window or 48rem.
  sizes: sizesBeside('max(50vw, 0.8 * max(100vh, 48rem))', '100vw'),
  section: css({ [media.beside]: { paddingBlock: 0 } }),
  columns: css({
    [media.beside]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: 0,
      maxWidth: 'none',
      padding: 0,
      '--least-edge': paddingBlock,
    },
  }),
  frame: css({
    [media.stacked]: { marginInline: `calc(-1 * ${space.gutter})` },
    [media.beside]: {
      width: '100%',
      top: sizes.headerHeight,
      height: `max(36rem, ${windowHeight})`,
      // It ends with a text that is a little longer.
      minHeight: 'min(100%, 48rem)',
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
  return css({ [media.beside]: { maxWidth: 'none', paddingInline } });
}

/** The picture is on the right. */
const atEnd = css({ [media.beside]: { gridColumn: 2, justifySelf: 'end' } });

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  // An upright picture that is as high as the window allows, in its column.
  arch: {
    sizes: sizesBeside('min(42vw, max(60vh, 18rem), 53rem)'),
    frame: css(arch, hairline, { [media.beside]: { width: `min(100%, 0.8 * ${visibleHeight})` } }),
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
    sizes: sizesBeside('min(42vw, 56rem)', '60vw'),
    // On narrow screens the picture stands beside the heading and leaves the window.
    section: css({
      overflowX: 'clip',
      [media.stacked]: { paddingTop: 'clamp(2rem, 100svh - 60rem, 7rem)' },
    }),
    columns: css({
      '--width': 'min(60vw, var(--most-height, 60vw))',
      [media.stacked]: {
        // With the picture's room, before it has arrived.
        gridTemplate: `minmax(calc(var(--width) + 2 * ${space[8]}), auto) / minmax(0, 1fr) calc(0.78 * var(--width) - ${space.gutter})`,
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
        marginRight: `calc(-1 * ${space.gutter} - 0.22 * var(--width))`,
      },
      [media.beside]: { width: `min(100%, max(34rem, 36vw), ${visibleHeight})` },
    }),
  },
};
