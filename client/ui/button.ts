import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { touchRow } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, radii, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

const shape = css(typography.label, {
  ...touchRow,
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: `${space[12]} clamp(${space[16]}, 3vw, ${space[32]})`,
  border: '1px solid transparent',
  borderRadius: radii.field,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: transition(durations.buttonMs, ['background-color', 'color']),
});

/** The styles of a button, or of a link that looks like a button, on a light or a dark background. */
export const buttonOn = {
  light: css(shape, {
    background: colours.sageDeep,
    color: colours.white,
    '&:active': { background: colours.ink },
    [media.hover]: { '&:hover:not(:active)': { background: colours.sageNight } },
  }),
  dark: css(shape, {
    background: colours.ivory,
    color: colours.ink,
    '&:active': { background: colours.sand },
    [media.hover]: { '&:hover:not(:active)': { background: colours.white } },
  }),
};
