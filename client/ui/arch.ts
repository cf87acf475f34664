import { css } from '@emotion/react';
import { media } from '../styles/media.ts';
import { colours, layers, radii } from '../styles/tokens.ts';

const line = { content: '""', position: 'absolute', borderRadius: radii.arch } as const;

/** Gives the picture in a frame a round arch. */
export const arch = css({
  position: 'relative',
  isolation: 'isolate',
  '& > picture': { borderRadius: radii.arch },
});

/** A thin line around the arch. */
export const hairline = css({
  [media.fromMedium]: {
    '&::before': { ...line, inset: -12, border: `1px solid ${colours.champagne}` },
  },
});

/** Empty frames behind the picture, which wait for more pictures. */
export const emptyFrames = css({
  [media.fromMedium]: {
    '&::before, &::after': {
      ...line,
      inset: '18px 18px -18px -18px',
      zIndex: layers.behind,
      border: `1px solid ${colours.sand}`,
    },
    '&::after': { inset: '36px 36px -36px -36px' },
  },
});
