import { addToast, type ConfirmSubmission, type ToastMessage, useToast } from './toast-store.ts';

let toastModule: typeof import('./toast-region.tsx') | undefined;

/** Loads the code for toasts. A failure is not reported, because the form then shows its own confirmation. */
export async function loadToastRegion(): Promise<void> {
  toastModule ??= await import('./toast-region.tsx').catch(() => undefined);
}

/**
 * Resolves with null if the code for toasts has not loaded or has failed, or if a browser extension has removed the
 * toast region from the page.
 */
export async function showToast(message: ToastMessage): Promise<HTMLElement | null> {
  return toastModule ? addToast(message) : null;
}

/** Calls `confirm`. If the code for toasts has loaded, the letter folds into the toast that `confirm` shows. */
export function confirmWithFold(letter: HTMLElement, confirm: ConfirmSubmission): void {
  if (toastModule) toastModule.foldLetter(letter, confirm);
  else confirm();
}

export function LazyToastRegion() {
  const toast = useToast();
  return toast && toastModule ? <toastModule.ToastRegion toast={toast} /> : null;
}
