import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Styleable } from '../styles/styleable.ts';
import { colours, space } from '../styles/tokens.ts';

interface Props extends ComponentProps<'section'>, Styleable {
  isBand?: boolean;
}

/** A section of a page over its full width, on ivory or, as a band, on linen. */
export function Section({ isBand = false, styles, ...rest }: Props) {
  return <section css={[section, isBand && band, styles]} {...rest} />;
}

const section = css({
  paddingBlock: space.section,
});

const band = css({
  background: colours.linen,
});
