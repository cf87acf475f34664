import { sealedAttribute } from '#shared/attributes.ts';
import { addToast, dismissToast, type ToastMessage, useToast } from './toast-store.ts';

let code: typeof import('./toast-region.tsx') | undefined;

/** Loads the code of the toast region. A failure is not reported: the form then confirms in place. */
export async function loadToastRegion(): Promise<void> {
  code = await import('./toast-region.tsx').catch(() => undefined);
}

/** How long a toast may take to appear, in milliseconds. While a letter folds, the page waits for it. */
const latestMs = 500;

/** Shows a toast. Resolves with its element, or with null if its code is missing or the element does not appear. */
export async function showToast(content: ToastMessage): Promise<HTMLElement | null> {
  if (!code) return null;
  const id = addToast(content);
  // Radix renders it a little later.
  for (let waitedMs = 0; waitedMs < latestMs; waitedMs += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const toast = document.querySelector<HTMLElement>(`[${sealedAttribute}][data-state=open]`);
    if (toast) return toast;
  }
  dismissToast(id);
  return null;
}

type Send = (foldMs: number) => Promise<HTMLElement | null>;

/** Calls `send`, and lets `sheet` fold itself into the toast that it resolves with, if that code is loaded. */
export function foldIntoToast(sheet: HTMLElement, send: Send): void {
  if (code) code.foldIntoToast(sheet, send);
  else void send(0);
}

/** The toast region, from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && code ? <code.ToastRegion toast={toast} /> : null;
}
