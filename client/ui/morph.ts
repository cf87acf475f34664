type Update = () => Promise<HTMLElement | null>;

/**
 * Lets `element` become another, which `update` brings about and returns, by a view transition: it glides to the place
 * of the other and takes its size. `update` may hide it until then. Returns false, and does nothing, with less motion
 * and where browsers have no view transitions.
 */
export function morph(element: HTMLElement, name: string, update: Update): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return false;
  element.style.viewTransitionName = name;
  const { ready, finished } = document.startViewTransition(async () => {
    const another = await update();
    element.style.viewTransitionName = '';
    another?.style.setProperty('view-transition-name', name);
    finished.finally(() => {
      element.style.visibility = '';
      another?.style.removeProperty('view-transition-name');
    });
  });
  // One that is skipped, in a hidden tab or for the next one, is not an error.
  ready.catch(() => {});
  return true;
}

/** Resolves once an element has been added to `root` or removed from it. */
export function changeIn(root: Element): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      resolve();
    }).observe(root, { childList: true, subtree: true });
  });
}
