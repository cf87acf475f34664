import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { colours, space } from '../styles/tokens.ts';

/** A section of a page over its full width, on ivory or, as a band, on linen. */
export function Section({
  isBand = false,
  ...rest
}: ComponentProps<'section'> & { isBand?: boolean }) {
  return <section css={[section, isBand && band]} {...rest} />;
}

const section = css({
  paddingBlock: space.section,
  [media.print]: { paddingBlock: '8mm' },
});

const band = css({ background: colours.linen, [media.print]: { background: 'none' } });
