import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { type Styleable, shownWhole, stack } from '../styles/mixins.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';
import { uprightRatio } from './shapes.ts';

interface Props extends Styleable {
  /** The name of the picture. */
  picture: string;
  /** Its width beside the text, where its column is wide enough, and above it. */
  width: string;
  stackedWidth?: string | undefined;
  /** Whether it is on the first screen. */
  isFirst: boolean;
  /** The space between the paragraphs. */
  gap: string;
  /** Whether the text is at least as high as the picture, and starts at its top. */
  isLong: boolean;
  /** The styles of the text, and of the picture's frame. */
  textStyles?: Styleable['styles'];
  frameStyles: Styleable['styles'];
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A heading, a picture and a text: on narrow screens below each other, else heading and text in a column beside
 * the picture, which stays in view beside a long text. The picture comes before the text, so that a text that
 * arrives later moves nothing.
 */
export function PictureColumns(props: Props) {
  const { picture, width, stackedWidth, isFirst, gap, isLong, styles } = props;
  return (
    <Container styles={[css(stack(gap)), columns, isLong ? fromTop : shownWhole, styles]}>
      <div css={[css(stack('inherit')), headingStyle, props.textStyles]}>{props.heading}</div>
      <div css={[frameStyle(width), props.frameStyles]}>
        <Picture
          name={picture}
          sizes={isFirst ? sizesOf(width, stackedWidth) : undefined}
          crop={uprightRatio}
          priority={isFirst}
          styles={pictureStyle}
        />
      </div>
      <div css={[css(stack(gap)), textStyle(gap), props.textStyles]}>{props.children}</div>
    </Container>
  );
}

/**
 * The `sizes` of a picture with these widths in CSS; above its text it is as wide as that. In `sizes` there are no custom properties, and a rem does not grow
 * with the window. So the widest container stands there, of 90rem at a root of 140 %, and the lowest header of wide
 * windows.
 */
function sizesOf(width: string, stackedWidth = `calc(100vw - 2 * ${space.gutter})`): string {
  return `${conditions.stacked} ${stackedWidth}, ${width}`
    .replaceAll(sizes.container, 'clamp(72rem, 80vw, 126rem)')
    .replaceAll(sizes.headerHeight, '6.5rem');
}

/** The first and the last row are what the picture is higher than heading and text, which are in its middle. */
const columns = css({
  alignItems: 'center',
  '--above-text': '1fr',
  [media.beside]: {
    // `--text-margin` is the least space above and below the text, where the page's shape or the section sets it.
    gridTemplate: `minmax(var(--text-margin, 0px), var(--above-text)) auto auto minmax(var(--text-margin, 0px), 1fr) / ${sizes.columns}`,
    columnGap: space.columns,
    rowGap: 0,
  },
});

const fromTop = css({ '--above-text': '0px' });

const headingStyle = css({ [media.beside]: { gridRow: 2, maxWidth: sizes.measure } });

const textStyle = (gap: string) =>
  css({ [media.beside]: { gridRow: 3, maxWidth: sizes.measure, paddingTop: gap } });

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
  // Pages with a notice set it where the picture is above the text.
  maxHeight: 'var(--stacked-height)',
  aspectRatio: '1 / 0.9',
  borderRadius: 'inherit',
  [media.belowSmall]: { aspectRatio: '1 / 1.12' },
  [media.beside]: { aspectRatio: String(uprightRatio) },
});
