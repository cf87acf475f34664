import { css, type Interpolation } from '@emotion/react';
import { interactiveAttribute } from '#shared/attributes.ts';
import { media } from './media.ts';
import { colours, radii, sizes, space } from './tokens.ts';

/**
 * Lets a parent add styles, which the component merges into its own `css`. If the parent passed `css`, Emotion would
 * insert both the added rule and the merged rule.
 */
export interface Styleable {
  styles?: Interpolation<unknown>;
}

/** A focus ring that is visible on any background, because the dark ring lies on a wider light ring. */
export const focusRing = {
  outline: `2px solid ${colours.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 6px ${colours.ivory}`,
};

export const touchRow = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
};

export const touchSquare = {
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
};

/** `minmax(0, 1fr)` keeps a long word from widening the column. */
export function stack(gap: string) {
  return { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap };
}

/** A column that is centred on wide screens and aligned left where pictures and texts are stacked. */
export const centredStack = css({
  ...stack(space[16]),
  justifyItems: 'start',
  [media.beside]: { justifyItems: 'center', textAlign: 'center', p: { textWrap: 'balance' } },
});

export const arch = css({ isolation: 'isolate', borderRadius: radii.arch });

/**
 * Hides a vertically centred text until the HTML after the text has arrived or React has hydrated the page, because
 * each further part of the text moves it up.
 */
export const shownWhenWhole = css({
  [media.beside]: {
    [`html:not([${interactiveAttribute}]) main:not(:has(+ *)) section:not(:has(+ *)) > &:not(:has(+ *))`]:
      { visibility: 'hidden' },
  },
});

export const hairline = css({
  [media.beside]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: -12,
      border: `1px solid ${colours.champagne}`,
      borderRadius: 'inherit',
    },
  },
});

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
