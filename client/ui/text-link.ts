import { css } from '@emotion/react';
import { target } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { colours } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';

/** The style of an underlined link in the type of a label: less prominent than a button. */
export const textLink = css(type.label, {
  ...target,
  color: colours.sageDeep,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.4em',
  [media.hover]: { '&:hover': { color: colours.sageNight, textDecorationThickness: 2 } },
});
