import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { type Styleable, shownWhenWhole, stack } from '../styles/mixins.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';
import { type Shape, uprightRatio } from './shapes.ts';

interface Props extends Styleable {
  picture: string;
  shape: Shape;
  priority: boolean;
  gap: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A heading, a picture and a text, stacked on narrow screens in this order. A text that streams in later does not move
 * the picture, which precedes the text in the HTML.
 */
export function PictureColumns({
  picture,
  shape,
  priority,
  gap,
  heading,
  children,
  styles,
}: Props) {
  const stacked = css(stack(gap));
  return (
    <Container styles={[stacked, columns, shownWhenWhole, shape.columns, styles]}>
      <div css={[headingStyle, shape.text]}>{heading}</div>
      <div css={[frameStyle(shape.width), shape.frame]}>
        <Picture
          name={picture}
          sizes={priority ? sizesOf(shape) : undefined}
          boxRatio={uprightRatio}
          priority={priority}
          styles={pictureStyle}
        />
      </div>
      <div css={[stacked, textStyle(gap), shape.text]}>{children}</div>
    </Container>
  );
}

/**
 * The `sizes` of the picture. Custom properties do not work there, so the smallest height of the header in wide windows
 * replaces the property with the header's height.
 */
function sizesOf({ width, stackedWidth = `calc(100vw - 2 * ${space.gutter})` }: Shape): string {
  const whenStacked = conditions.stacked.map((condition) => `${condition} ${stackedWidth}`);
  return [...whenStacked, width].join(', ').replaceAll(sizes.headerHeight, sizes.lowHeaderHeight);
}

/** The minimum space above the heading and below the text. */
const textMargin = 'var(--text-margin, 0px)';

/**
 * Heading and text are in the two middle rows. The outer rows share the remaining height, so that a short text is
 * vertically centred beside the picture.
 */
const columns = css({
  alignItems: 'center',
  [media.beside]: {
    gridTemplateRows: `minmax(${textMargin}, 1fr) auto auto minmax(${textMargin}, 1fr)`,
    gridTemplateColumns: sizes.columnTracks,
    columnGap: space.columnGap,
    rowGap: 0,
  },
});

/** The longest word of the heading widens the column, and breaks only if it is longer than a line of the page. */
const headingStyle = css({
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
  overflowWrap: 'break-word',
  [media.beside]: { gridRow: 2, maxWidth: sizes.textColumn },
});

const textStyle = (gap: string) =>
  css({ [media.beside]: { gridRow: 3, maxWidth: sizes.textColumn, paddingTop: gap } });

const frameStyle = (width: string) =>
  css({
    position: 'relative',
    [media.stacked]: { marginBlock: space[8] },
    [media.beside]: {
      gridArea: '1 / 1 / -1',
      position: 'sticky',
      top: `calc(${sizes.headerHeight} + ${space[32]})`,
      alignSelf: 'start',
      width: `min(100%, ${width})`,
    },
  });

const pictureStyle = css({
  width: '100%',
  height: '100%',
  maxHeight: 'var(--stacked-height)',
  aspectRatio: '1 / 0.9',
  borderRadius: 'inherit',
  [media.belowSmall]: { aspectRatio: '1 / 1.12' },
  [media.beside]: { aspectRatio: String(uprightRatio) },
});
