import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { colours, space } from '../styles/tokens.ts';

/** A full-width stretch of a page with the site's breathing space, on ivory or on a linen band. */
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
