import { addToast, type ToastMessage, useToast } from './toast-store.ts';

let code: typeof import('./toast-region.tsx') | undefined;

/** Loads the code for toasts. A failure is not reported, because the form then confirms in place. */
export async function loadToastRegion(): Promise<void> {
  code ??= await import('./toast-region.tsx').catch(() => undefined);
}

/**
 * Shows a toast. Resolves with its element, or with null if the toast cannot be shown, because its code is not loaded,
 * or because an extension that hides notices has removed the toast region from the page.
 */
export async function showToast(content: ToastMessage): Promise<HTMLElement | null> {
  return code ? addToast(content) : null;
}

/** Clears the letter and shows its toast for `durationMs`. Resolves with the element of the toast if there is one. */
export type Send = (durationMs?: number) => Promise<HTMLElement | null>;

/** Calls `send`. If the code for toasts is loaded, the letter folds itself into the toast that `send` shows. */
export function foldLetter(letter: HTMLElement, send: Send): void {
  if (code) code.foldLetter(letter, send);
  else send();
}

/** The toast region, from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && code ? <code.ToastRegion toast={toast} /> : null;
}
