import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, fonts, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

/** The distance of the lines of a letter. */
const ruling = '2.25rem';

/** How far a field is wider than its words on each side: its edge would cut the strokes with which italics begin. */
const overhang = space[8];

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  id: string;
  label: string;
  /** Whether it is as wide as the form. */
  isWide?: boolean;
  /** The number of lines that a field of several lines shows. */
  rows?: number;
}

/**
 * A field of a letter, with its label above it: what is typed is in the display italic, but for an email address. Its
 * form tells whether it is invalid. Firefox would call an untouched field so, if it said nothing.
 */
export function Field({ label, rows, isWide = false, ...rest }: Props) {
  const props = { ...rest, 'aria-invalid': false };
  return (
    <div css={[field, isWide && wide]}>
      <label htmlFor={rest.id} css={[typography.label, typography.secondary]}>
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} css={[control, letter(rows)]} {...props} />
      ) : (
        <input css={control} {...props} />
      )}
    </div>
  );
}

const field = css(stack(space[8]), { '&:focus-within > label': { color: colours.ink } });

const wide = css({ gridColumn: '1 / -1' });

const control = css({
  width: `calc(100% + 2 * ${overhang})`,
  marginInline: `-${overhang}`,
  minHeight: '3.25rem',
  // Keeps the label and the line visible when the browser scrolls to the field.
  scrollMarginBlock: `${space[48]} ${space[8]}`,
  padding: `0 ${overhang} 0 0`,
  textIndent: overhang,
  border: `solid ${softColours.fieldBorder}`,
  borderWidth: '0 0 1px',
  borderRadius: 0,
  background: 'none',
  transition: transition(durations.hoverMs, ['border-color']),
  '&:not([type=email])': { font: `italic 500 1.375rem/${ruling} ${fonts.display}` },
  '&:hover': { borderColor: colours.ink },
  // Covers the colour that browsers give to what they have filled in.
  '&:autofill': { boxShadow: `inset 0 4rem ${colours.white}` },
  '&:focus-visible': {
    borderColor: colours.ink,
    // Forced colours show it.
    outlineColor: 'transparent',
    backgroundColor: colours.linen,
    boxShadow: `0 1px ${colours.ink}, inset 0 var(--cover, 4rem) ${colours.linen}`,
  },
  // A bar marks an invalid field, so that it differs not only in colour.
  '&:user-invalid': {
    borderColor: colours.error,
    boxShadow: `inset 3px 0 ${colours.error}, 0 1px ${colours.error}`,
  },
  [media.moreContrast]: { '&:focus-visible': { outlineColor: colours.ink } },
  [media.forcedColours]: { '&:user-invalid': { border: '3px dashed' } },
});

/** A field of several lines. It grows with what is written where browsers can do so; elsewhere it has their grip. */
const letter = (rows: number) =>
  css({
    // Its lines are to be seen.
    '--cover': 0,
    padding: `0 ${overhang}`,
    textIndent: 0,
    background: `repeating-linear-gradient(transparent 0 calc(${ruling} - 1px), ${colours.sand} 0 ${ruling}) local`,
    resize: 'vertical',
    '@supports (field-sizing: content)': {
      fieldSizing: 'content',
      minHeight: `calc(${rows} * ${ruling})`,
      resize: 'none',
    },
  });
