import { addToast, type ToastMessage, useToast } from './toast-store.ts';

let code: typeof import('./toast-region.tsx') | undefined;

/** Loads the code for toasts. A failure is not reported: the form then confirms in place. */
export async function loadToastRegion(): Promise<void> {
  code ??= await import('./toast-region.tsx').catch(() => undefined);
}

/** The code for toasts, and for the letter that becomes one, if it is loaded. */
export function toastCode(): typeof code {
  return code;
}

/** Shows a toast once the code for it is loaded. Resolves with its element, or with null if it cannot be shown. */
export async function showToast(content: ToastMessage): Promise<HTMLElement | null> {
  await loadToastRegion();
  return code ? addToast(content) : null;
}

/** The toast region, from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && code ? <code.ToastRegion toast={toast} /> : null;
}
