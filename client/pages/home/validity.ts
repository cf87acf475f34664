import { type Field, fieldsOf } from './fields.ts';

/**
 * Keeps `aria-invalid` of each field in line with the browser's validation, after the browser has refused a submission
 * and after each change of the field. While the visitor is typing, a field may become valid but not invalid.
 */
export function trackValidity(form: HTMLFormElement): void {
  // In Firefox, a field stays invalid for screen readers if the attribute changes in the same task as the validity.
  const setInvalid = (field: Field, isInvalid: boolean) =>
    setTimeout(() => {
      field.ariaInvalid = String(isInvalid);
    });
  for (const type of ['invalid', 'input', 'change']) {
    const onEvent = ({ target }: Event) => {
      if (!isField(target)) return;
      const { valid } = target.validity;
      if (type !== 'input' || valid) setInvalid(target, !valid);
    };
    form.addEventListener(type, onEvent, true);
  }
  form.addEventListener('reset', () => {
    for (const field of fieldsOf(form)) setInvalid(field, false);
  });
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
