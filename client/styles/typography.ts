import { css } from '@emotion/react';
import { colours, fonts, softColours } from './tokens.ts';

const display = { fontFamily: fonts.display, fontWeight: 500, textWrap: 'balance' };

const italic = { ...display, fontStyle: 'italic', fontSize: '1.625rem', lineHeight: 1.3 };

const lead = { fontSize: '1.175em', lineHeight: 1.6 };

/** The maximum width of a text's lines. A page without a picture sets `--measure`. */
const measure = { maxWidth: 'var(--measure, 30rem)' };

/** The largest font size at which the headline's longest line fits a screen of 320 px, with enlarged text too. */
export const largestOnPhones = '12.1vw';

/** The steps of the type scale, as styles to compose with. */
export const typography = {
  h1: css({
    ...display,
    fontSize: `min(${largestOnPhones}, clamp(2.75rem, 1.6rem + 4.6vw, 5.25rem))`,
    lineHeight: 1.05,
    letterSpacing: '-0.015em',
    // Without this margin most capitals would begin to the right of the text below.
    marginLeft: '-0.04em',
  }),
  h2: css({
    ...display,
    // On a screen of 320 px with enlarged text no common word breaks.
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
  /** The serif's italic, for single sentences. */
  italic: css(italic),
  /** The notice that the content of a page or section is not written yet. */
  notice: css({ ...italic, fontSize: '1.412em' }),
  secondary: css({ color: softColours.secondary }),
  measure: css(measure),
  /** The paragraphs after a notice, which are few lines. */
  afterNotice: css({ ...measure, textWrap: 'balance' }),
  /** The paragraph that leads into a text, right below the heading. */
  opening: css({ ...lead, ...measure, color: colours.ink, textWrap: 'balance' }),
};
