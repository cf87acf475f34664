import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, fonts, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

/** The distance between the ruled lines of a field with several rows. */
const lineSpacing = '2.25rem';

/** How far a field extends beyond its text on each side, so that it does not clip the first stroke of an italic. */
const overhang = space[8];

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  id: string;
  label: string;
  isWide?: boolean;
  rows?: number;
}

/**
 * A field with its label. `aria-invalid` is false until the form updates it, because Firefox exposes an untouched
 * required field without this attribute as invalid.
 */
export function Field({ label, rows, isWide = false, ...rest }: Props) {
  const props = { ...rest, 'aria-invalid': false };
  return (
    <div css={[field, isWide && fullWidth]}>
      <label htmlFor={rest.id} css={[typography.label, typography.secondary]}>
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} css={[control, ruledLines(rows)]} {...props} />
      ) : (
        <input css={control} {...props} />
      )}
    </div>
  );
}

const field = css(stack(space[8]), { '&:focus-within > label': { color: colours.ink } });

const fullWidth = css({ gridColumn: '1 / -1' });

/**
 * `:user-invalid` works without scripts, but not in Chrome before 119 and Safari before 16.5. The attribute is set by
 * scripts, and works in all browsers.
 */
const invalid = '&:is(:user-invalid, [aria-invalid=true])';

const control = css({
  width: `calc(100% + 2 * ${overhang})`,
  marginInline: `-${overhang}`,
  minHeight: '3.25rem',
  // If the browser scrolls to the field, the margin keeps the field's label and lower border visible too.
  scrollMarginBlock: `${space[48]} ${space[8]}`,
  padding: `0 ${overhang} 0 0`,
  textIndent: overhang,
  border: `solid ${softColours.fieldBorder}`,
  borderWidth: '0 0 1px',
  borderRadius: 0,
  background: 'none',
  transition: transition(durations.hoverMs, ['border-color']),
  '&:not([type=email])': { font: `italic 500 1.375rem/${lineSpacing} ${fonts.display}` },
  '&:hover': { borderColor: colours.ink },
  // Covers the background that browsers give to an autofilled field. Chrome before 110 supports only the prefixed name.
  '&:is(:autofill, :-webkit-autofill)': { boxShadow: `inset 0 4rem ${colours.white}` },
  '&:focus-visible': {
    borderColor: colours.ink,
    // Browsers make a transparent outline visible if they force colours.
    outlineColor: 'transparent',
    backgroundColor: colours.linen,
    boxShadow: `0 1px ${colours.ink}, inset 0 var(--cover-height, 4rem) ${colours.linen}`,
  },
  // A bar at the side marks an invalid field, because colour alone does not reach every visitor.
  [invalid]: {
    borderColor: colours.error,
    boxShadow: `inset 3px 0 ${colours.error}, 0 1px ${colours.error}`,
  },
  [media.moreContrast]: { '&:focus-visible': { outlineColor: colours.ink } },
  [media.forcedColours]: { [invalid]: { border: '3px dashed' } },
});

/**
 * A field with several rows is on ruled lines, and grows with its text. In browsers without `field-sizing`, visitors
 * can resize the field.
 */
const ruledLines = (rows: number) =>
  css({
    // No inset shadow covers the ruled lines of a focused field.
    '--cover-height': 0,
    padding: `0 ${overhang}`,
    textIndent: 0,
    background: `repeating-linear-gradient(transparent 0 calc(${lineSpacing} - 1px), ${colours.sand} 0 ${lineSpacing}) local`,
    resize: 'vertical',
    '@supports (field-sizing: content)': {
      fieldSizing: 'content',
      minHeight: `calc(${rows} * ${lineSpacing})`,
      resize: 'none',
    },
  });
