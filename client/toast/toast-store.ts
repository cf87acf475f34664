import { useSyncExternalStore } from 'react';
import { toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
  /** The characters on the wax seal of the toast, which has no seal without them. */
  seal?: string;
  /** How long the toast is visible, in milliseconds, if it is neither hovered nor focused. */
  durationMs?: number | undefined;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  /** False from the moment the toast is dismissed until it is removed. */
  isOpen: boolean;
}

/**
 * Resets the form and shows a toast. `durationMs` replaces the usual duration of the toast. Resolves with the toast's
 * element, or with null if the toast cannot be shown.
 */
export type ConfirmMessage = (durationMs?: number) => Promise<HTMLElement | null>;

let toast: ToastRecord | null = null;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Resolves the promise of the last `addToast`: with the element that shows the toast, or with null if none does. */
export let resolveToastElement: (element: HTMLElement | null) => void = () => {};

function setToast(next: ToastRecord | null): void {
  clearTimeout(removalTimer);
  toast = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, which replaces the previous one, so that at most one is visible. Resolves with the toast's element
 * once the element is on the page, or with null if the toast cannot be shown.
 */
export function addToast(content: ToastMessage): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    resolveToastElement = resolve;
    lastId += 1;
    setToast({ ...content, id: lastId, isOpen: true });
    // Without a listener no region renders this toast, because React has unmounted the region after an error.
    if (listeners.size === 0) resolve(null);
  });
}

/** Closes the toast with this id unless another toast has replaced it, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.isOpen) return;
  setToast({ ...toast, isOpen: false });
  removalTimer = setTimeout(setToast, toastRemovalDelayMs, null);
}

/** Returns the current toast, open or closed, or null after its removal. */
export function currentToast(): ToastRecord | null {
  return toast;
}

/** Returns the current toast as `currentToast` does, and renders the component again on changes. Null on the server. */
export function useToast(): ToastRecord | null {
  return useSyncExternalStore(subscribe, currentToast, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // If the region throws while it renders a toast, React unmounts it, so the toast will not appear.
    resolveToastElement(null);
  };
}
