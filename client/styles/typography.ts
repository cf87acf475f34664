import { css } from '@emotion/react';
import { colours, fonts, softColours } from './tokens.ts';

const display = { fontFamily: fonts.display, fontWeight: 500, textWrap: 'balance' };

const italic = { ...display, fontStyle: 'italic', fontSize: '1.625rem', lineHeight: 1.3 };

const lead = { fontSize: '1.175em', lineHeight: 1.6 };

/** The maximum length of a text's lines. `pages/text-page.tsx` sets `--line-length` on pages without a picture. */
const lineLength = { maxWidth: 'var(--line-length, 30rem)' };

/**
 * The maximum font size of the headline, at which the longest line of the delivered headline fits a screen of 320 px. A
 * size in vw does not grow if the visitor enlarges the text.
 */
export const maxHeadlineSize = '12.1vw';

export const typography = {
  h1: css({
    ...display,
    fontSize: `min(${maxHeadlineSize}, clamp(2.75rem, 1.6rem + 4.6vw, 5.25rem))`,
    lineHeight: 1.05,
    letterSpacing: '-0.015em',
    // Makes up for the side bearing of most capitals, so that heading and text begin at the same edge.
    marginLeft: '-0.04em',
  }),
  h2: css({
    ...display,
    // The maximum in vw keeps common words from breaking on a screen of 320 px with enlarged text.
    fontSize: 'min(17vw, clamp(2.125rem, 1.5rem + 2.4vw, 3.25rem))',
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  }),
  h3: css({ ...display, fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)', lineHeight: 1.25 }),
  lead: css(lead),
  small: css({ fontSize: '0.9375rem', lineHeight: 1.6 }),
  label: css({
    fontFamily: fonts.label,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.4,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  }),
  italic: css(italic),
  /** The notice that the text of a page or section is still to come. */
  notice: css({ ...italic, fontSize: '1.412em' }),
  secondary: css({ color: softColours.secondary }),
  lineLength: css(lineLength),
  afterNotice: css({ ...lineLength, textWrap: 'balance' }),
  opening: css({ ...lead, ...lineLength, color: colours.ink, textWrap: 'balance' }),
};
