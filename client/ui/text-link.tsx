import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { colours, sizes } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Link, type LinkProps } from './link.tsx';

/** An underlined link in the type of a label: less prominent than a button. */
export function TextLink(props: LinkProps) {
  return <Link css={[type.label, textLink]} {...props} />;
}

const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: colours.sageDeep,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.4em',
  [media.hover]: { '&:hover': { color: colours.sageNight, textDecorationThickness: 2 } },
});
