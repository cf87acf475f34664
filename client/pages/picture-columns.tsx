import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { type Styleable, shownWhole, stack } from '../styles/mixins.ts';
import { sizes as lengths, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';

interface Props extends Styleable {
  /** The name of the picture. */
  picture: string;
  /** How wide it is laid out, if it is on the first screen. */
  sizes?: string | undefined;
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
  const { picture, sizes, gap, isLong, styles } = props;
  return (
    <Container styles={[css(stack(gap)), columns, isLong ? fromTop : shownWhole, styles]}>
      <div css={[css(stack('inherit')), headingStyle, props.textStyles]}>{props.heading}</div>
      <div css={[frameStyle, props.frameStyles]}>
        <Picture
          name={picture}
          sizes={sizes}
          crop={uprightRatio}
          priority={sizes !== undefined}
          styles={pictureStyle}
        />
      </div>
      <div css={[css(stack(gap)), textStyle(gap), props.textStyles]}>{props.children}</div>
    </Container>
  );
}

/** The width of the picture divided by its height, where it is highest for its width. */
export const uprightRatio = 4 / 5;

/** The `sizes` of a picture that is `width` wide beside its text, and above it `stackedWidth`. */
export function sizesBeside(width: string, stackedWidth = '90vw'): string {
  return `${conditions.stacked} ${stackedWidth}, ${width}`;
}

/** A text that is lower than the picture is in its middle. */
const columns = css({
  alignItems: 'center',
  '--edge': '1fr',
  [media.beside]: {
    gridTemplate: `minmax(var(--least-edge, 0px), var(--edge)) auto auto minmax(var(--least-edge, 0px), 1fr) / ${lengths.columns}`,
    columnGap: space.columns,
    rowGap: 0,
  },
});

const fromTop = css({ '--edge': '0px' });

const headingStyle = css({ [media.beside]: { gridRow: 2, maxWidth: lengths.measure } });

const textStyle = (gap: string) =>
  css({ [media.beside]: { gridRow: 3, maxWidth: lengths.measure, paddingTop: gap } });

const frameStyle = css({
  position: 'relative',
  [media.stacked]: { marginBlock: space[8] },
  [media.beside]: {
    gridArea: '1 / 1 / -1',
    position: 'sticky',
    top: `calc(${lengths.headerHeight} + ${space[32]})`,
    alignSelf: 'start',
  },
});

const pictureStyle = css({
  width: '100%',
  height: '100%',
  maxHeight: 'var(--most-height)',
  aspectRatio: '1 / 0.9',
  borderRadius: 'inherit',
  [media.belowSmall]: { aspectRatio: '1 / 1.12' },
  [media.beside]: { aspectRatio: String(uprightRatio) },
});
