import { type ReactNode, useState } from 'react';

interface ExitingPage {
  key: string;
  children: ReactNode;
}

/**
 * Returns the pages that were current before that of `key`, oldest first, each with the children
 * that it was first rendered with, which depend on its key alone. `removeExited` removes one by its key.
 */
export function useExitingPages(key: string, children: ReactNode) {
  const [current, setCurrent] = useState<ExitingPage>({ key, children });
  const [exitingPages, setExitingPages] = useState<readonly ExitingPage[]>([]);

  if (current.key !== key) {
    setExitingPages([...exitingPages, current].filter((page) => page.key !== key));
    setCurrent({ key, children });
  }

  function removeExited(exitedKey: string): void {
    setExitingPages((pages) => pages.filter((page) => page.key !== exitedKey));
  }

  return { exitingPages, removeExited };
}
