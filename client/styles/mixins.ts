import { css, type Interpolation } from '@emotion/react';
import { interactiveAttribute } from '#shared/attributes.ts';
import { media } from './media.ts';
import { colours, radii, sizes, space } from './tokens.ts';

/** Styles that a component merges with its own. A `css` prop would make Emotion insert these styles twice. */
export interface Styleable {
  styles?: Interpolation<unknown>;
}

/** The mark of the focused element, for any ground: a dark ring in a light one. */
export const focusRing = {
  outline: `2px solid ${colours.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 6px ${colours.ivory}`,
};

/** Text in the middle of a row that is high enough for a finger. */
export const touchRow = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
};

/** A single icon that is large enough for a finger. */
export const touchSquare = {
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
};

/** A column of elements with a gap between them, which a long word does not widen. */
export function stack(gap: string) {
  return { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap };
}

/** A column of elements. It is centred on wide screens, and starts left on screens that stack pictures and texts. */
export const centredStack = css({
  ...stack(space[16]),
  justifyItems: 'start',
  [media.beside]: { justifyItems: 'center', textAlign: 'center', p: { textWrap: 'balance' } },
});

/** Gives the frame of a picture and the picture in it a round arch. */
export const arch = css({ isolation: 'isolate', borderRadius: radii.arch });

/**
 * A vertically centred text would jump while its end streams in. So it is hidden until the element after it has
 * arrived, or React runs.
 */
export const shownWhole = css({
  [media.beside]: {
    [`html:not([${interactiveAttribute}]) main:not(:has(+ *)) section:not(:has(+ *)) > &:not(:has(+ *))`]:
      { visibility: 'hidden' },
  },
});

/** A thin line around the picture in a frame. */
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

/** Invisible, but read by assistive technology. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
