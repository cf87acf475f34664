import { css } from '@emotion/react';
import { type ComponentProps, type InputEvent, useState } from 'react';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  id: string;
  label: string;
  /** Whether it is as wide as the form. */
  isWide?: boolean;
  /** The number of lines that a field of several lines shows. */
  rows?: number;
}

/**
 * A field with its label above it. `aria-invalid` marks it from a rejected submission until its value is
 * valid.
 */
export function Field({ label, rows, isWide = false, ...rest }: Props) {
  const [isInvalid, setIsInvalid] = useState(false);
  const props = {
    ...rest,
    'aria-invalid': isInvalid || undefined,
    onInvalid: () => setIsInvalid(true),
    onInput({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (currentTarget.validity.valid) setIsInvalid(false);
    },
  };
  return (
    <div css={[field, isWide && wide]}>
      <label htmlFor={rest.id} css={[typography.label, typography.secondary]}>
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} css={control} {...props} />
      ) : (
        <input css={control} {...props} />
      )}
    </div>
  );
}

const field = css(stack(space[8]));

const wide = css({ gridColumn: '1 / -1' });

/** The distance of the lines of a letter. */
const ruling = '2.25rem';

const control = css({
  width: '100%',
  minHeight: '3.25rem',
  // Keeps the label visible when the browser scrolls to the field.
  scrollMarginTop: space[48],
  padding: `${space[12]} 0`,
  border: `solid ${softColours.fieldBorder}`,
  borderWidth: '0 0 1px',
  borderRadius: 0,
  background: 'none',
  lineHeight: 1.5,
  transition: transition(durations.hoverMs, ['border-color']),
  '&:hover': { borderColor: colours.ink },
  '&:focus-visible': { outlineOffset: 4, boxShadow: 'none' },
  // A bar marks an invalid field, so that it differs not only in colour.
  '&:user-invalid': {
    borderColor: colours.error,
    paddingInlineStart: '0.875rem',
    boxShadow: `inset 3px 0 ${colours.error}, 0 1px ${colours.error}`,
  },
  [media.forcedColours]: { '&:user-invalid': { border: '3px dashed' } },
  'textarea&': {
    display: 'block',
    paddingBlock: 0,
    background: `repeating-linear-gradient(transparent 0 calc(${ruling} - 1px), ${colours.sand} 0 ${ruling}) local`,
    lineHeight: ruling,
    resize: 'vertical',
  },
});
