import { type ComponentType, useEffect } from 'react';
import type { ToastContent } from './toast-store.ts';
import { addToast, useToasts } from './toasts.ts';

let ToastRegion: ComponentType | undefined;

async function loadToastRegion(): Promise<void> {
  ({ ToastRegion } = await import('./toast-region.tsx'));
}

/** Shows a toast. Rejects if the code of the toast region cannot be loaded, for example after a deploy. */
export async function showToast(content: ToastContent): Promise<void> {
  await loadToastRegion();
  addToast(content);
}

/**
 * The toast region, from the first toast on: before that it would be an empty landmark. Its code is
 * loaded in advance, when the browser is idle.
 */
export function LazyToastRegion() {
  const hasToast = useToasts().length > 0;

  // If this fails, the code is loaded with the first toast.
  useEffect(() => whenIdle(() => loadToastRegion().catch(() => {})), []);

  return hasToast && ToastRegion ? <ToastRegion /> : null;
}

/**
 * Calls `task` when the browser is idle, after 3 s at the latest, or after 200 ms where the browser cannot
 * tell. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
