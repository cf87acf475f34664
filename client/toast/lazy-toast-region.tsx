import type { ComponentType } from 'react';
import { addToast, type ToastContent, useToast } from './toast-store.ts';

let ToastRegion: ComponentType | undefined;

/** Loads the code of the toast region. Rejects if that is not possible, for example after a deploy. */
export async function loadToastRegion(): Promise<void> {
  ({ ToastRegion } = await import('./toast-region.tsx'));
}

/** Shows a toast, and returns true, if the code of the toast region is loaded. */
export function showToast(content: ToastContent): boolean {
  if (ToastRegion) addToast(content);
  return ToastRegion !== undefined;
}

/** The toast region, from the first toast on. */
export function LazyToastRegion() {
  const toast = useToast();
  return toast && ToastRegion ? <ToastRegion /> : null;
}
