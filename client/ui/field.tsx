import { css } from '@emotion/react';
import { type ComponentProps, type InputEvent, useState } from 'react';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, radii, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';

type InputProps = ComponentProps<'input'> & { id: string; label: string };
type TextAreaProps = ComponentProps<'textarea'> & { id: string; label: string };

/** A one-line field under its visible label. */
export function TextField({ label, className, ...input }: InputProps) {
  return (
    <div css={field} className={className}>
      <label htmlFor={input.id} css={[type.label, caption]}>
        {label}
      </label>
      <input css={[control, oneLine]} {...useInvalid()} {...input} />
    </div>
  );
}

/** A field of several lines under its visible label. */
export function TextAreaField({ label, className, ...textArea }: TextAreaProps) {
  return (
    <div css={field} className={className}>
      <label htmlFor={textArea.id} css={[type.label, caption]}>
        {label}
      </label>
      <textarea css={[control, manyLines]} {...useInvalid()} {...textArea} />
    </div>
  );
}

/** Tells assistive technology what the browser found invalid on a submission, until it is put right. */
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

const field = css({ display: 'grid', gap: space[8] });

const caption = css({ color: softColours.secondary });

const control = css({
  width: '100%',
  // Room for the label, where the browser scrolls to the field.
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
  // A bar at the start, so that colour is not all that tells an invalid field from the others.
  '&:user-invalid': {
    borderColor: colours.error,
    borderInlineStartWidth: 6,
    paddingInlineStart: `calc(${space[16]} - 5px)`,
    boxShadow: `inset 0 0 0 1px ${colours.error}`,
  },
  [media.forcedColours]: { '&:user-invalid': { border: '3px dashed' } },
  '&:disabled': { background: colours.linen, color: softColours.caption },
});

const oneLine = css({ minHeight: '3.25rem' });

const manyLines = css({ display: 'block', resize: 'vertical', minHeight: '3.25rem' });
