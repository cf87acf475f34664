import { type ReactNode, useState } from 'react';

interface Page {
  key: string;
  children: ReactNode;
}

interface State {
  current: Page;
  exiting: readonly Page[];
}

/**
 * Returns the pages that were current before that of `key`, oldest first, each with the children
 * that it was first rendered with, which depend on its key alone. `removeExited` removes one by its key.
 */
export function useExitingPages(key: string, children: ReactNode) {
  // Two states could part: React begins anew from older ones if a page has exited while another is rendered.
  const [{ current, exiting }, setState] = useState<State>({
    current: { key, children },
    exiting: [],
  });

  if (current.key !== key) {
    const left = [...exiting, current].filter((page) => page.key !== key);
    setState({ current: { key, children }, exiting: left });
  }

  function removeExited(exitedKey: string): void {
    setState((state) => ({
      ...state,
      exiting: state.exiting.filter((page) => page.key !== exitedKey),
    }));
  }

  return { exitingPages: exiting, removeExited };
}
