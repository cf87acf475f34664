import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Styleable } from '../styles/styleable.ts';
import { sizes, space } from '../styles/tokens.ts';

/** A centred column with the maximum width of the site's content. */
export function Container({ styles, ...rest }: ComponentProps<'div'> & Styleable) {
  return <div css={[container, styles]} {...rest} />;
}

const container = css({
  width: '100%',
  maxWidth: `calc(${sizes.container} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
