import { useSyncExternalStore } from 'react';
import { toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
  seal?: string;
  /** Replaces `toastDurationMs`. */
  durationMs?: number | undefined;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  /** False from the moment the toast is dismissed until it is removed. */
  isOpen: boolean;
  /** Reports the element of the toast once it is on the page, or null if the toast cannot be shown. */
  onShown: (element: HTMLElement | null) => void;
}

/** Clears the form and shows a toast. Resolves with its element, or with null if no toast can be shown. */
export type ConfirmSubmission = (durationMs?: number) => Promise<HTMLElement | null>;

let toast: ToastRecord | null = null;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setToast(next: ToastRecord | null): void {
  clearTimeout(removalTimer);
  toast = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the previous one. Resolves with what `onShown` reports. */
export function addToast(message: ToastMessage): Promise<HTMLElement | null> {
  return new Promise((onShown) => {
    lastId += 1;
    setToast({ ...message, id: lastId, isOpen: true, onShown });
    // React has unmounted the region after an error, so nothing renders the toast.
    if (listeners.size === 0) onShown(null);
  });
}

/** Closes the toast with this id if it is the current one, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.isOpen) return;
  setToast({ ...toast, isOpen: false });
  removalTimer = setTimeout(setToast, toastRemovalDelayMs, null);
}

export function currentToast(): ToastRecord | null {
  return toast;
}

export function useToast(): ToastRecord | null {
  return useSyncExternalStore(subscribe, currentToast, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // React also unsubscribes a region that throws while it renders a toast. The region then cannot show the toast.
    toast?.onShown(null);
  };
}
