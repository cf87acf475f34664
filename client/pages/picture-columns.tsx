import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { stack } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { colours, layers, radii, sizes, space } from '../styles/tokens.ts';
import { Columns } from '../ui/layout.tsx';

interface Props extends Styleable {
  picture: ReactNode;
  /** The space between the paragraphs. */
  gap: string;
  /** The styles of the picture's frame. */
  frame: Styleable['styles'];
  /** A heading, perhaps a paragraph that belongs to an `h1`, and the rest of the text. */
  children: ReactNode;
}

/**
 * Text and a picture beside each other. On small screens the picture stands between the heading and the
 * rest; assistive technology finds it after the text.
 */
export function PictureColumns({ picture, gap, frame, styles, children }: Props) {
  const columns = css({ alignItems: 'center', [media.belowMedium]: { gap } });
  return (
    <Columns medium="1fr 1fr" styles={[columns, styles]}>
      <div css={[css(stack(gap)), text]}>{children}</div>
      <div css={[frameStyle, frame]}>{picture}</div>
    </Columns>
  );
}

const text = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: sizes.measure,
  '& > :is(h1, h1 + p, h2:not(h1 ~ *))': { order: -2 },
  [media.belowMedium]: { display: 'contents' },
});

const frameStyle = css({
  order: -1,
  width: `min(100%, ${sizes.picture})`,
  [media.belowMedium]: { marginBlock: space[8] },
  [media.fromExtraWide]: { justifySelf: 'end' },
});

const line = { content: '""', position: 'absolute', borderRadius: radii.arch } as const;

/** Gives the picture in a frame a round arch. */
export const arch = css({
  position: 'relative',
  isolation: 'isolate',
  '& > picture': { borderRadius: radii.arch },
});

/** A thin line around the arch. */
export const hairline = css({
  [media.fromMedium]: {
    '&::before': { ...line, inset: -12, border: `1px solid ${colours.champagne}` },
  },
});

/** Empty frames behind the picture, which wait for more pictures. */
export const emptyFrames = css({
  [media.fromMedium]: {
    '&::before, &::after': {
      ...line,
      inset: '18px 18px -18px -18px',
      zIndex: layers.behind,
      border: `1px solid ${colours.sand}`,
    },
    '&::after': { inset: '36px 36px -36px -36px' },
  },
});
