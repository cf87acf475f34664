import { useSyncExternalStore } from 'react';
import { toastLimit, toastRemovalDelayMs } from '#shared/constants.ts';

export interface ToastContent {
  title: string;
  text: string;
  variant?: 'default' | 'destructive';
}

export interface ToastRecord extends ToastContent {
  id: number;
  /** False from its dismissal until it is removed. */
  isOpen: boolean;
}

/** The toasts of a page, newest first, as a store for `useSyncExternalStore`. */
export function createToastStore() {
  let toasts: readonly ToastRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  function update(next: readonly ToastRecord[]): void {
    toasts = next;
    for (const [id, timer] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  return {
    getToasts: () => toasts,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Adds an open toast and removes those beyond the limit; returns its id. */
    show(content: ToastContent): number {
      lastId += 1;
      update([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit));
      return lastId;
    },

    /** Closes a toast, and removes it after the removal delay. */
    dismiss(id: number): void {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      removals.set(
        id,
        setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), toastRemovalDelayMs),
      );
      update(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    },
  };
}

const store = createToastStore();

const none: readonly ToastRecord[] = [];

export const addToast = store.show;

export const dismissToast = store.dismiss;

/** The page's toasts, newest first; on the server there are none. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(store.subscribe, store.getToasts, () => none);
}
