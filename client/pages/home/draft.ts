import { fieldsOf } from './fields.ts';

/** By the ids of the fields. */
const draft = new Map<string, string>();

let lastFocused: Element | null = null;

/**
 * Keeps the values of the fields in `root` until the form is submitted, and remembers which element is focused. The
 * values are only in the memory of this tab: they are never stored or sent. The listeners are on `root`, because it
 * remains when React renders the form again.
 */
export function trackDraft(root: HTMLElement): void {
  const save = () => {
    for (const { id, value } of fieldsOf(root)) draft.set(id, value);
  };
  save();
  // A password manager may dispatch only one of the two events.
  for (const type of ['input', 'change']) root.addEventListener(type, save);
  lastFocused = document.activeElement;
  root.addEventListener('focusin', () => {
    lastFocused = document.activeElement;
  });
}

/**
 * Fills the empty fields of a form from the draft. If React has replaced the focused field, focuses the new field with
 * the same id.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const replacedId = lastFocused?.isConnected ? undefined : lastFocused?.id;
  for (const field of fieldsOf(form)) {
    field.value ||= draft.get(field.id) ?? '';
    if (field.id === replacedId) field.focus({ preventScroll: true });
  }
}

export function clearDraft(): void {
  draft.clear();
}
