import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, fonts, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

/** The distance between the ruled lines of the letter. */
const ruling = '2.25rem';

/** How far a field extends beyond its words on each side, because its edge would cut the first stroke of italics. */
const overhang = space[8];

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  id: string;
  label: string;
  /** Whether the field is as wide as the form. */
  isWide?: boolean;
  /** The number of lines that the field shows, if it has several. */
  rows?: number;
}

/**
 * A field of a letter, with a label above it. What visitors type is in the display italic, except for an email address.
 * The form updates `aria-invalid`, which is false at first, because Firefox calls an untouched field without this
 * attribute invalid.
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
  // When the browser scrolls to the field, its label and its line are visible too.
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
  // Covers the background that browsers give to a field that they have filled in.
  '&:autofill': { boxShadow: `inset 0 4rem ${colours.white}` },
  '&:focus-visible': {
    borderColor: colours.ink,
    // With forced colours, browsers show this outline.
    outlineColor: 'transparent',
    backgroundColor: colours.linen,
    boxShadow: `0 1px ${colours.ink}, inset 0 var(--cover, 4rem) ${colours.linen}`,
  },
  // A bar marks an invalid field, because colour alone would not be enough.
  '&:user-invalid': {
    borderColor: colours.error,
    boxShadow: `inset 3px 0 ${colours.error}, 0 1px ${colours.error}`,
  },
  [media.moreContrast]: { '&:focus-visible': { outlineColor: colours.ink } },
  [media.forcedColours]: { '&:user-invalid': { border: '3px dashed' } },
});

/** A field of several lines, which grows with its text. Without `field-sizing` visitors resize the field instead. */
const letter = (rows: number) =>
  css({
    // On focus nothing covers the ruled lines.
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
