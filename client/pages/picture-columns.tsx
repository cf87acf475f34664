import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { stack } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Columns } from '../ui/columns.tsx';

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
  return (
    <Columns medium="1fr 1fr" styles={[css({ [media.belowMedium]: { gap } }), styles]}>
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
