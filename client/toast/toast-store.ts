import { useSyncExternalStore } from 'react';
import { toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
  /** The letters in the wax seal of the toast. Without letters the toast has no seal. */
  seal?: string;
  /** How many milliseconds the toast is visible unless it is hovered or focused. */
  durationMs?: number | undefined;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  /** False from the moment the toast is dismissed until it is removed. */
  isOpen: boolean;
}

let toast: ToastRecord | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Resolves the promise of the last `addToast` with the element of the toast, or with null if it is not on the page. */
export let reportElement: (element: HTMLElement | null) => void = () => {};

function update(next: ToastRecord | null): void {
  clearTimeout(removal);
  toast = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the one before it, so that at most one is visible. Resolves with the element of the toast
 * once it is on the page, or with null if the toast cannot be shown.
 */
export function addToast(content: ToastMessage): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    reportElement = resolve;
    lastId += 1;
    update({ ...content, id: lastId, isOpen: true });
    // The region has failed before, so it does not render this toast.
    if (listeners.size === 0) resolve(null);
  });
}

/** Closes the toast unless another has taken its place, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.isOpen) return;
  update({ ...toast, isOpen: false });
  removal = setTimeout(update, toastRemovalDelayMs, null);
}

/** The page's toast, until it is removed. */
export function currentToast(): ToastRecord | null {
  return toast;
}

/** The page's toast, until it is removed. The server has none. */
export function useToast(): ToastRecord | null {
  return useSyncExternalStore(subscribe, currentToast, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // React unmounts a region that fails while it renders a toast.
    reportElement(null);
  };
}
