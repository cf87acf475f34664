/** What was typed into the contact form and not sent, by the id of the field. */
const draft = new Map<string, string>();

/**
 * Keeps what is typed into the fields below `root` until the form is submitted: in the memory of this
 * tab alone, never stored and never sent. It listens at the root, which stays in place where React
 * draws the form anew. Called in the browser only, so that visitors of one server share nothing.
 */
export function keepDraft(root: HTMLElement): void {
  for (const field of fieldsOf(root)) keep(field);
  root.addEventListener('input', ({ target }) => {
    if (isField(target)) keep(target);
  });
}

/** Puts the draft into those fields of a form that are empty. */
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

function keep({ id, value }: Field): void {
  if (value) draft.set(id, value);
  else draft.delete(id);
}
