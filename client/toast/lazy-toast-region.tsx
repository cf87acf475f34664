import { addToast, type ConfirmMessage, type ToastMessage, useToast } from './toast-store.ts';

let toastModule: typeof import('./toast-region.tsx') | undefined;

/** Loads the code for toasts. If this fails, nothing is reported, because the form then shows its own confirmation. */
export async function loadToastRegion(): Promise<void> {
  toastModule ??= await import('./toast-region.tsx').catch(() => undefined);
}

/**
 * Shows a toast. Resolves with the toast's element, or with null if the toast cannot be shown: because the code for
 * toasts has not loaded or has failed, or because a browser extension has removed the toast region from the page.
 */
export async function showToast(content: ToastMessage): Promise<HTMLElement | null> {
  return toastModule ? addToast(content) : null;
}

/** Calls `confirm`. If the code for toasts has loaded, the letter folds into the toast that `confirm` shows. */
export function foldLetter(letter: HTMLElement, confirm: ConfirmMessage): void {
  if (toastModule) toastModule.foldLetter(letter, confirm);
  else confirm();
}

/** The toast region, which is rendered from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && toastModule ? <toastModule.ToastRegion toast={toast} /> : null;
}
