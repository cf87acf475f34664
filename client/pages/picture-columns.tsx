import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { media } from '../styles/media.ts';
import { type Styleable, shownWhole, stack } from '../styles/mixins.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';
import { uprightRatio } from './shapes.ts';

interface Props extends Styleable {
  /** The name of the picture. */
  picture: string;
  /** How wide it is laid out, if it is on the first screen. */
  pictureSizes?: string | undefined;
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
  const { picture, pictureSizes, gap, isLong, styles } = props;
  return (
    <Container styles={[css(stack(gap)), columns, isLong ? fromTop : shownWhole, styles]}>
      <div css={[css(stack('inherit')), headingStyle, props.textStyles]}>{props.heading}</div>
      <div css={[frameStyle, props.frameStyles]}>
        <Picture
          name={picture}
          sizes={pictureSizes}
          crop={uprightRatio}
          priority={pictureSizes !== undefined}
          styles={pictureStyle}
        />
      </div>
      <div css={[css(stack(gap)), textStyle(gap), props.textStyles]}>{props.children}</div>
    </Container>
  );
}

/** A text that is lower than the picture is in its middle. */
const columns = css({
  alignItems: 'center',
  [media.beside]: {
    gridTemplate: `minmax(0, 1fr) auto auto minmax(0, 1fr) / ${sizes.columns}`,
    columnGap: space.columns,
    rowGap: 0,
  },
});

const fromTop = css({ [media.beside]: { gridTemplateRows: '0 auto auto 1fr' } });

const headingStyle = css({ [media.beside]: { gridRow: 2, maxWidth: sizes.measure } });

const textStyle = (gap: string) =>
  css({ [media.beside]: { gridRow: 3, maxWidth: sizes.measure, paddingTop: gap } });

const frameStyle = css({
  position: 'relative',
  [media.stacked]: { marginBlock: space[8] },
  [media.beside]: {
    gridArea: '1 / 1 / -1',
    position: 'sticky',
    top: `calc(${sizes.headerHeight} + ${space[32]})`,
    alignSelf: 'start',
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
