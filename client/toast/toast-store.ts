import { useSyncExternalStore } from 'react';
import { toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
  /** The letters in its wax seal. Without them it has no seal. */
  seal?: string;
  /** How long it is visible, in milliseconds, unless it is hovered or focused. */
  durationMs?: number | undefined;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  /** False from its dismissal until it is removed. */
  isOpen: boolean;
}

let toast: ToastRecord | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
/** Resolves the promise that the last `addToast` has returned. */
let resolveLast: (element: HTMLElement | null) => void = () => {};
const listeners = new Set<() => void>();

function update(next: ToastRecord | null): void {
  clearTimeout(removal);
  toast = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the one before it, so that at most one is visible. Resolves with its element once that is
 * on the page, or with null if it does not get there.
 */
export function addToast(content: ToastMessage): Promise<HTMLElement | null> {
  resolveLast(null);
  return new Promise((resolve) => {
    resolveLast = resolve;
    lastId += 1;
    update({ ...content, id: lastId, isOpen: true });
    // The region has failed before.
    if (listeners.size === 0) resolve(null);
  });
}

/** Says where the toast is on the page. One that is not there, which is null, is given up. */
export function settleToast(element: HTMLElement | null): void {
  resolveLast(element);
  if (!element) update(null);
}

/** Closes the toast, if it is still this one, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.isOpen) return;
  update({ ...toast, isOpen: false });
  removal = setTimeout(update, toastRemovalDelayMs, null);
}

/** The page's toast, until it is removed. */
export function currentToast(): ToastRecord | null {
  return toast;
}

/** The page's toast; on the server there is none. */
export function useToast(): ToastRecord | null {
  return useSyncExternalStore(subscribe, currentToast, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // A region that fails while it renders a toast is unmounted.
    settleToast(null);
  };
}
