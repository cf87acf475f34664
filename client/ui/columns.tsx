import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { Container } from './container.tsx';

interface Props extends ComponentProps<'div'>, Styleable {
  /** The columns of medium screens, in the syntax of CSS; without it there is one, as on phones. */
  medium?: string;
}

/** A container whose two parts stand beside each other on large screens, in the columns of all pages. */
export function Columns({ medium = '', styles, ...rest }: Props) {
  const onMedium = css({ [media.fromMedium]: { gridTemplateColumns: medium } });
  return <Container styles={[columns, onMedium, onLarge, styles]} {...rest} />;
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  alignItems: 'center',
});

const onLarge = css({
  [media.fromLarge]: { gridTemplateColumns: '5fr 6fr', gap: space.columns },
});
