import { useSyncExternalStore } from 'react';
import { toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
  /** How long it is visible, in milliseconds, unless it is hovered or focused. */
  durationMs?: number;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  /** False from its dismissal until it is removed. */
  isOpen: boolean;
}

let toast: ToastRecord | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update(next: ToastRecord | null): void {
  clearTimeout(removal);
  toast = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before it, so that at most one is visible. Returns its id. */
export function addToast(content: ToastMessage): number {
  lastId += 1;
  update({ ...content, id: lastId, isOpen: true });
  return lastId;
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
  return () => listeners.delete(listener);
}
