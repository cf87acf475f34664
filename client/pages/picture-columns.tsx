import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { type Styleable, shownWhenWhole, stack } from '../styles/mixins.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';
import { type Shape, uprightRatio } from './shapes.ts';

interface Props extends Styleable {
  /** The picture's name. */
  picture: string;
  shape: Shape;
  /** Whether the picture is on the first screen. */
  isFirst: boolean;
  /** The space between the paragraphs. */
  gap: string;
  /** Whether the text is at least as high as the picture, so that the text starts at the picture's top. */
  isLong: boolean;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A heading, a picture and a text. On narrow screens the three are stacked. On wide screens heading and text share a
 * column beside the picture, which stays in view beside a long text. In the HTML the picture comes before the text,
 * because a text that streams in later would otherwise move the picture.
 */
export function PictureColumns({
  picture,
  shape,
  isFirst,
  gap,
  isLong,
  heading,
  children,
  styles,
}: Props) {
  return (
    <Container
      styles={[css(stack(gap)), columns, isLong ? fromTop : shownWhenWhole, shape.columns, styles]}
    >
      <div css={[headingStyle, shape.text]}>{heading}</div>
      <div css={[frameStyle(shape.width), shape.frame]}>
        <Picture
          name={picture}
          sizes={isFirst ? sizesOf(shape) : undefined}
          crop={uprightRatio}
          priority={isFirst}
          styles={pictureStyle}
        />
      </div>
      <div css={[css(stack(gap)), textStyle(gap), shape.text]}>{children}</div>
    </Container>
  );
}

/**
 * The `sizes` of a picture that has these widths in CSS. Custom properties do not work in `sizes`, so the least
 * height of the header in wide windows takes the place of the property.
 */
function sizesOf({ width, stackedWidth = `calc(100vw - 2 * ${space.gutter})` }: Shape): string {
  const list = `${conditions.stacked} ${stackedWidth}, ${width}`;
  return list.replaceAll(sizes.headerHeight, '6.5rem');
}

/**
 * Heading and text stand in the two middle rows. The outer rows share the rest of the picture's height, so that a short
 * text is centred beside the picture.
 */
const columns = css({
  alignItems: 'center',
  '--above-text': '1fr',
  [media.beside]: {
    // `--text-margin` is the least space above and below the text, if the shape sets one.
    gridTemplate: `minmax(var(--text-margin, 0px), var(--above-text)) auto auto minmax(var(--text-margin, 0px), 1fr) / ${sizes.columns}`,
    columnGap: space.columns,
    rowGap: 0,
  },
});

const fromTop = css({ '--above-text': '0px' });

const headingStyle = css({ [media.beside]: { gridRow: 2, maxWidth: sizes.textColumn } });

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
  // Pages with a notice set this height where the picture stands above the text.
  maxHeight: 'var(--stacked-height)',
  aspectRatio: '1 / 0.9',
  borderRadius: 'inherit',
  [media.belowSmall]: { aspectRatio: '1 / 1.12' },
  [media.beside]: { aspectRatio: String(uprightRatio) },
});
