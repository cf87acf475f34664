import { css } from '@emotion/react';
import { type MouseEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  contactHeadingId,
  fieldIdPrefix,
  messageSentId,
  sealAttribute,
} from '#shared/attributes.ts';
import { formFields } from '#shared/form-fields.ts';
import { contactFormPath } from '#shared/routes.ts';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { stack } from '../../styles/mixins.ts';
import { colours, radii, shadows, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { confirmWithFold, loadToastRegion, showToast } from '../../toast/lazy-toast-region.tsx';
import { buttonOn } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { textLink } from '../../ui/link.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { clearDraft, restoreDraft } from './draft.ts';
import { sealOf } from './seal-of.ts';
import { trackValidity } from './validity.ts';

/** For this long after a submission or an ignored click, clicks on the button are ignored. */
const ignoreClicksMs = 1000;

/**
 * The contact form, which sends nothing. Without scripts, the browser validates the fields and then follows the anchor
 * in `action`, which makes the confirmation visible.
 */
export function ContactForm() {
  const { form: formWords, toast: toastWords } = useContent().words;
  /** Whether the form itself shows the confirmation, because no toast can be shown. */
  const [isConfirmedInPlace, setConfirmedInPlace] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const submittedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    if (!form.current) return;
    trackValidity(form.current);
    restoreDraft(form.current);
    if (form.current.contains(document.activeElement)) loadToastRegion();
  }, []);

  /** Ignores the second click of a double click, and repeated presses of Enter, which also click the button. */
  function ignoreRepeatedClick(event: MouseEvent) {
    if (event.timeStamp - submittedAt.current > ignoreClicksMs) return;
    submittedAt.current = event.timeStamp;
    event.preventDefault();
  }

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submittedAt.current = event.timeStamp;
    const letter = event.currentTarget;
    // Removing the focus from the field closes the on-screen keyboard, which covers the toast.
    const hasCoarsePointer = window.matchMedia('(pointer: coarse)').matches;
    if (hasCoarsePointer) letter.querySelector<HTMLElement>(':is(input, textarea):focus')?.blur();
    confirmWithFold(letter, async (durationMs) => {
      const seal = sealOf(
        letter.querySelector<HTMLInputElement>(`#${fieldIdPrefix}name`)?.value ?? '',
      );
      letter.reset();
      clearDraft();
      const message = { title: toastWords.sentTitle, text: toastWords.sentText, seal, durationMs };
      const toast = await showToast(message);
      flushSync(() => setConfirmedInPlace(!toast));
      // The focus stays if the visitor has moved it out of the form in the meantime.
      const { activeElement, body } = document;
      const isFocusFree = activeElement === body || letter.contains(activeElement);
      if (!toast && isFocusFree) moveFocus(confirmation.current);
      return toast;
    });
  }

  return (
    <form
      ref={form}
      action={`#${messageSentId}`}
      aria-labelledby={contactHeadingId}
      css={sheet}
      onFocus={loadToastRegion}
      onSubmit={confirm}
    >
      <div
        ref={confirmation}
        id={messageSentId}
        role="status"
        {...{ [sealAttribute]: '&' }}
        css={[confirmationStyle, isConfirmedInPlace && shown]}
      >
        <p css={typography.h3}>{toastWords.sentTitle}</p>
        <p>{toastWords.sentText}</p>
        <a href={contactFormPath} css={[textLink, againLink]}>
          {formWords.again}
        </a>
      </div>
      {formFields.every(({ required }) => required) && <p css={hint}>{formWords.hint}</p>}
      {formFields.map(({ key, ...field }) => (
        <Field key={key} id={fieldIdPrefix + key} label={formWords[key]} {...field} />
      ))}
      <button type="submit" css={[buttonOn.light, submit]} onClick={ignoreRepeatedClick}>
        {formWords.submit}
      </button>
    </form>
  );
}

const sheet = css({
  ...stack(space[24]),
  position: 'relative',
  marginInline: `-${space[8]}`,
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  outline: `1px solid ${colours.champagne}`,
  outlineOffset: 'calc(-0.4rem - 0.4vw)',
  borderRadius: radii.field,
  background: colours.white,
  boxShadow: shadows.sheet,
  [media.fromMedium]: { gridTemplateColumns: '1fr 1fr', columnGap: space[48], marginInline: 0 },
  // In one column the names of two people fit into the first field.
  [media.fromLarge]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: `calc(-4rem - ${space.section}) 0 0 ${space[32]}`,
  },
  '&:has(> :target) > :not(:target)': { display: 'none' },
});

const hint = css(typography.italic, typography.secondary, {
  gridColumn: '1 / -1',
  fontSize: '1.375rem',
});

const submit = css({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  [media.belowSmall]: { justifySelf: 'stretch' },
});

const shown = css(stack(space[4]));

const confirmationStyle = css({
  gridColumn: '1 / -1',
  display: 'none',
  p: { textWrap: 'balance' },
  // The browser scrolls so far that the upper edge of the sheet and the seal are visible.
  scrollMarginTop: '6.5rem',
  '&:target': shown,
});

/** A plain link, because `:target` changes only when the browser itself follows a link. */
const againLink = css({ justifySelf: 'start', 'div:not(:target) > &': { display: 'none' } });
