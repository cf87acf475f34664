import { css } from '@emotion/react';
import { type ComponentProps, type InputEvent, useState } from 'react';
import { stack } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import type { Styleable } from '../styles/styleable.ts';
import { colours, radii, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';

interface FieldProps extends Styleable {
  id: string;
  label: string;
}

/** A field of one line with its label above it. */
export function TextField({ label, styles, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <div css={[field, styles]}>
      <label htmlFor={input.id} css={[type.label, caption]}>
        {label}
      </label>
      <input css={control} {...useInvalid()} {...input} />
    </div>
  );
}

/** A field of several lines with its label above it. */
export function TextAreaField({
  label,
  styles,
  ...textArea
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <div css={[field, styles]}>
      <label htmlFor={textArea.id} css={[type.label, caption]}>
        {label}
      </label>
      <textarea css={[control, manyLines]} {...useInvalid()} {...textArea} />
    </div>
  );
}

/** Props that mark a field with `aria-invalid` from a rejected submission until its value is valid. */
function useInvalid() {
  const [isInvalid, setIsInvalid] = useState(false);
  return {
    'aria-invalid': isInvalid || undefined,
    onInvalid: () => setIsInvalid(true),
    onInput({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (currentTarget.validity.valid) setIsInvalid(false);
    },
  };
}

const field = css(stack(space[8]));

const caption = css({ color: softColours.secondary });

const control = css({
  width: '100%',
  minHeight: '3.25rem',
  // Keeps the label visible when the browser scrolls to the field.
  scrollMarginTop: space[48],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${softColours.fieldBorder}`,
  borderRadius: radii.field,
  background: colours.paper,
  color: colours.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: transition(durations.hoverMs, ['border-color']),
  '&:hover': { borderColor: colours.ink },
  '&:focus-visible': { outlineOffset: -1, boxShadow: 'none' },
  // A bar marks an invalid field, so that it differs not only in colour.
  '&:user-invalid': {
    borderColor: colours.error,
    borderInlineStartWidth: 6,
    paddingInlineStart: `calc(${space[16]} - 5px)`,
    boxShadow: `inset 0 0 0 1px ${colours.error}`,
  },
  [media.forcedColours]: { '&:user-invalid': { border: '3px dashed' } },
});

const manyLines = css({ resize: 'vertical' });
