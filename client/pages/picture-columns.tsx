import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { type Styleable, stack } from '../styles/mixins.ts';
import { sizes as lengths, space } from '../styles/tokens.ts';
import { Container } from '../ui/containers.tsx';

interface Props extends Styleable {
  /** The name of the picture. */
  picture: string;
  /** How wide it is laid out, if it is on the first screen. */
  sizes?: string | undefined;
  /** The space between the paragraphs. */
  gap: string;
  /** The styles of the text, and of the picture's frame. */
  textStyles?: Styleable['styles'];
  frameStyles: Styleable['styles'];
  heading: ReactNode;
  children: ReactNode;
}

/**
 * Text and a picture beside each other; beside a long text the picture stays in view. On narrow screens it
 * stands between the heading and the rest; assistive technology finds it after the text.
 */
export function PictureColumns(props: Props) {
  const { picture, sizes, gap, styles } = props;
  return (
    <Container styles={[css(stack(gap)), columns, styles]}>
      <div css={[css(stack(gap)), textStyle, props.textStyles]}>
        <div css={headingStyle}>{props.heading}</div>
        {props.children}
      </div>
      <div css={[frameStyle, props.frameStyles]}>
        <Picture
          name={picture}
          sizes={sizes}
          crop={uprightRatio}
          priority={sizes !== undefined}
          styles={pictureStyle}
        />
      </div>
    </Container>
  );
}

/** The width of the picture divided by its height, where it is highest for its width. */
export const uprightRatio = 4 / 5;

/** The `sizes` of a picture that is `width` wide beside its text, and above it `stackedWidth`. */
export function sizesBeside(width: string, stackedWidth = '90vw'): string {
  const { portraitScreen, belowMedium } = conditions;
  return `${portraitScreen} ${stackedWidth}, ${belowMedium} ${stackedWidth}, ${width}`;
}

const columns = css({
  alignItems: 'center',
  [media.beside]: { gridTemplateColumns: lengths.columns, columnGap: space.columns },
  [media.fromHuge]: { gridTemplateColumns: '1fr 1fr' },
});

const textStyle = css({
  maxWidth: lengths.measure,
  [media.stacked]: { display: 'contents' },
  [media.fromHuge]: { '--measure': '36rem', fontSize: '1.25rem' },
});

const headingStyle = css({ ...stack('inherit'), order: -2 });

const frameStyle = css({
  position: 'relative',
  order: -1,
  [media.stacked]: { marginBlock: space[8] },
  [media.beside]: {
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
