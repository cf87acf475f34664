/** The values of the contact form that have not been submitted, by the id of the field. */
const draft = new Map<string, string>();

/** The element that had the focus last. */
let focused: Element | null = null;

/**
 * Remembers the values of the fields in `root` until the form is submitted, and which field has the focus. The values
 * are only in the memory of this tab, never stored and never sent. The listeners are on the root, because the root
 * stays when React renders the form again. Only the browser calls this, because on a server all visitors would share
 * the draft.
 */
export function trackDraft(root: HTMLElement): void {
  const save = () => {
    for (const { id, value } of fieldsOf(root)) draft.set(id, value);
  };
  save();
  // A password manager may send only one of the two events.
  for (const type of ['input', 'change']) root.addEventListener(type, save);
  focused = document.activeElement;
  root.addEventListener('focusin', () => {
    focused = document.activeElement;
  });
}

/** Fills the empty fields of a form from the draft, and focuses the field that replaces the one with the focus. */
export function restoreDraft(form: HTMLFormElement): void {
  const replaced = focused?.isConnected ? undefined : focused?.id;
  for (const field of fieldsOf(form)) {
    field.value ||= draft.get(field.id) ?? '';
    if (field.id === replaced) field.focus({ preventScroll: true });
  }
}

/**
 * Sets `aria-invalid` of a field to the result of the browser's check, after a submission was refused or the value of
 * the field changed. Some password managers send a `change` event alone. While a value is being typed, the field may
 * become valid, but not invalid.
 */
export function trackValidity(form: HTMLFormElement): void {
  // In a task of its own. Otherwise Firefox, whose own check changes in the same task, would go on telling screen
  // readers that a field is invalid once it is filled.
  const tell = (field: Field, isInvalid: boolean) =>
    setTimeout(() => {
      field.ariaInvalid = String(isInvalid);
    });
  for (const type of ['invalid', 'input', 'change']) {
    const check = ({ target }: Event) => {
      if (!isField(target)) return;
      const { valid } = target.validity;
      if (type !== 'input' || valid) tell(target, !valid);
    };
    form.addEventListener(type, check, true);
  }
  form.addEventListener('reset', () => {
    for (const field of fieldsOf(form)) tell(field, false);
  });
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
