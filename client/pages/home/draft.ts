/** The values of the contact form that have not been submitted, by the id of the field. */
const draft = new Map<string, string>();

/**
 * Saves the values of the fields in `root` until the form is submitted. They are only in the memory of
 * this tab, never stored and never sent. The listener is on the root, which stays when React renders the
 * form again. To be called only in the browser: on a server all visitors would share the draft.
 */
export function trackDraft(root: HTMLElement): void {
  for (const field of fieldsOf(root)) save(field);
  root.addEventListener('input', ({ target }) => {
    if (isField(target)) save(target);
  });
}

/** Fills the empty fields of a form from the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.id) ?? '';
}

export function clearDraft(): void {
  draft.clear();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')];
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function save({ id, value }: Field): void {
  if (value) draft.set(id, value);
  else draft.delete(id);
}
