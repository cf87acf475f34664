import { css } from '@emotion/react';
import { type MouseEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactHeadingId, messageSentAnchor, sealedAttribute } from '#shared/attributes.ts';
import { formFields } from '#shared/form-fields.ts';
import { contactFormPath } from '#shared/routes.ts';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { stack } from '../../styles/mixins.ts';
import { colours, radii, shadows, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { foldLetter, loadToastRegion, showToast } from '../../toast/lazy-toast-region.tsx';
import { buttonOn } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { textLink } from '../../ui/link.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { clearDraft, restoreDraft, trackValidity } from './draft.ts';
import { sealOf } from './seal-of.ts';

/** The contact form, which sends nothing: without scripts the browser checks it and follows the anchor in `action`. */
export function ContactForm() {
  const { form: formWords, toast: toastWords } = useContent().words;
  const sent = { title: toastWords.sentTitle, text: toastWords.sentText };
  /** Whether the form itself shows the confirmation, because the toast cannot be shown. */
  const [isInPlace, setInPlace] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const submittedAt = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    if (!form.current) return;
    trackValidity(form.current);
    restoreDraft(form.current);
    if (form.current.contains(document.activeElement)) loadToastRegion();
  }, []);

  /** Ignores a click that follows a submission. The browser also clicks the button when Enter is pressed in a field. */
  function ignoreRepeated(event: MouseEvent) {
    if (event.timeStamp - submittedAt.current > repeatMs) return;
    submittedAt.current = event.timeStamp;
    event.preventDefault();
  }

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submittedAt.current = event.timeStamp;
    const letter = event.currentTarget;
    // A keyboard on the screen would cover the toast.
    const isPhone = window.matchMedia('(pointer: coarse)').matches;
    if (isPhone) letter.querySelector<HTMLElement>(':is(input, textarea):focus')?.blur();
    foldLetter(letter, async (durationMs) => {
      const seal = sealOf(letter.querySelector<HTMLInputElement>('#contact-name')?.value ?? '');
      letter.reset();
      clearDraft();
      const toast = await showToast({ ...sent, seal, durationMs });
      flushSync(() => setInPlace(!toast));
      // A visitor who has gone on meanwhile keeps the focus.
      const { activeElement, body } = document;
      const isHere = activeElement === body || letter.contains(activeElement);
      if (!toast && isHere) moveFocus(confirmation.current);
      return toast;
    });
  }

  return (
    <form
      ref={form}
      action={`#${messageSentAnchor}`}
      aria-labelledby={contactHeadingId}
      css={sheet}
      onFocus={loadToastRegion}
      onSubmit={confirm}
    >
      <div
        ref={confirmation}
        id={messageSentAnchor}
        role="status"
        {...{ [sealedAttribute]: '&' }}
        css={[confirmationStyle, isInPlace && shown]}
      >
        <p css={typography.h3}>{sent.title}</p>
        <p>{sent.text}</p>
        <a href={contactFormPath} css={[textLink, again]}>
          {formWords.again}
        </a>
      </div>
      {formFields.every(({ required }) => required) && <p css={hint}>{formWords.hint}</p>}
      {formFields.map(({ key, ...field }) => (
        <Field key={key} id={`contact-${key}`} label={formWords[key]} {...field} />
      ))}
      <button type="submit" css={[buttonOn.light, submit]} onClick={ignoreRepeated}>
        {formWords.submit}
      </button>
    </form>
  );
}

/**
 * For this many milliseconds after a submission, clicks on the button do nothing, because the second click of a double
 * click would check the form that the first has cleared. Each click that is ignored starts this time again.
 */
const repeatMs = 1000;

/** A sheet of paper. From `large` on it lies on the section above. */
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
  // In one column again, because the names of two people would be cut.
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
  // The browser scrolls to above the sheet's upper edge and the seal.
  scrollMarginTop: '6.5rem',
  '&:target': shown,
});

/** The link is a plain one, because a link of the router would not change which element `:target` matches. */
const again = css({ justifySelf: 'start', 'div:not(:target) > &': { display: 'none' } });
