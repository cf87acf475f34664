import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { type Styleable, touchRow } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, radii, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Link, type LinkProps } from './link.tsx';

export interface ButtonLinkProps extends LinkProps {
  variant?: keyof typeof variants;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'dark', ...rest }: ButtonLinkProps) {
  return <Link css={[typography.label, shape, variants[variant]]} {...rest} />;
}

/** A button that submits its form. */
export function SubmitButton({ styles, ...rest }: ComponentProps<'button'> & Styleable) {
  return <button type="submit" css={[typography.label, shape, variants.dark, styles]} {...rest} />;
}

const shape = css({
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

const variants = {
  dark: css({
    background: colours.sageDeep,
    color: colours.white,
    '&:active': { background: colours.ink },
    [media.hover]: { '&:hover:not(:active)': { background: colours.sageNight } },
  }),
  light: css({
    background: colours.ivory,
    color: colours.ink,
    '&:active': { background: colours.sand },
    [media.hover]: { '&:hover:not(:active)': { background: colours.white } },
  }),
};
