import { addToast, type ToastMessage, useToast } from './toast-store.ts';

let code: typeof import('./toast-region.tsx') | undefined;

/** Loads the code of the toast region. A failure is not reported: the form then confirms in place. */
export async function loadToastRegion(): Promise<void> {
  code = await import('./toast-region.tsx').catch(() => undefined);
}

/** Shows a toast, and returns true, if the code of the toast region is loaded. */
export function showToast(content: ToastMessage): boolean {
  if (code) addToast(content);
  return code !== undefined;
}

/** Calls `send`, and lets `sheet` fold itself into the toast that it shows, if that code is loaded. */
export function foldIntoToast(sheet: HTMLElement, send: () => void): void {
  if (code) code.foldIntoToast(sheet, send);
  else send();
}

/** The toast region, from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && code ? <code.ToastRegion toast={toast} /> : null;
}
