/** The values of the contact form that have not been submitted, by the id of the field. */
const draft = new Map<string, string>();

/** What had the focus last. */
let focused: Element | null = null;

/**
 * Saves the values of the fields in `root` until the form is submitted, and which of them has the focus.
 * They are only in the memory of this tab, never stored and never sent. The listeners are on the root,
 * which stays when React renders the form again. To be called only in the browser: on a server all
 * visitors would share the draft.
 */
export function trackDraft(root: HTMLElement): void {
  for (const field of fieldsOf(root)) save(field);
  focused = document.activeElement;
  // What fills in forms may send one of the two alone.
  for (const type of ['input', 'change']) {
    root.addEventListener(type, ({ target }) => {
      if (isField(target)) save(target);
    });
  }
  root.addEventListener('focusin', () => {
    focused = document.activeElement;
  });
}

/** Fills the empty fields of a form from the draft, and focuses the one that replaces the field with the focus. */
export function restoreDraft(form: HTMLFormElement): void {
  const replaced = focused?.isConnected ? undefined : focused?.id;
  for (const field of fieldsOf(form)) {
    field.value ||= draft.get(field.id) ?? '';
    if (field.id === replaced) field.focus({ preventScroll: true });
  }
}

/**
 * Lets `aria-invalid` say what the browser's check of a field says, once a submission was refused or its value changed,
 * if only by a `change` event, as of some password managers. What is being typed becomes valid, but not invalid.
 */
export function trackValidity(form: HTMLFormElement): void {
  const tell = (field: Field, isInvalid: boolean) =>
    field.setAttribute('aria-invalid', String(isInvalid));
  for (const type of ['invalid', 'input', 'change']) {
    const check = ({ target }: Event) => {
      if (!isField(target)) return;
      if (type !== 'input' || target.validity.valid) tell(target, !target.validity.valid);
    };
    form.addEventListener(type, check, true);
  }
  form.addEventListener('reset', () => fieldsOf(form).map((field) => tell(field, false)));
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
