import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from './toasts.ts';

/**
 * Loads the code of the toast region and the typeface of its title. Rejects if the code cannot be loaded,
 * for example after a deploy.
 */
export async function loadToastRegion() {
  const { ToastRegion, loadTitleFace } = await import('./toast-region.tsx');
  loadTitleFace();
  return ToastRegion;
}

/**
 * The toast region, from the first toast on: before that it would be an empty landmark. Its code is
 * loaded in advance, when the browser is idle. If that fails nothing is shown: code that shows a toast
 * awaits `loadToastRegion` itself to find out.
 */
export function LazyToastRegion() {
  const [Region, setRegion] = useState<ComponentType>();
  const hasToast = useToasts().length > 0;

  useEffect(() => whenIdle(() => loadToastRegion().catch(() => {})), []);

  useEffect(() => {
    if (!hasToast) return;
    let isMounted = true;
    loadToastRegion().then(
      (region) => isMounted && setRegion(() => region),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [hasToast]);

  return Region && hasToast ? <Region /> : null;
}

/** Calls `task` when the browser is idle, after 3 s at the latest. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
