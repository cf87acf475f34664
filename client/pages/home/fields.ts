export type Field = HTMLInputElement | HTMLTextAreaElement;

export function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')];
}
