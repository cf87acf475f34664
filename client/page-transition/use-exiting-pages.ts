import { type ReactNode, useCallback, useState } from 'react';

interface Shown {
  key: string;
  content: ReactNode;
}

/**
 * Remembers what was shown under other keys before `key`, as it was when it was last shown, until it
 * is forgotten. Returns those contents, oldest first, and what forgets one of them.
 */
export function useLeaving(key: string, content: ReactNode) {
  const [current, setCurrent] = useState<Shown>({ key, content });
  const [leaving, setLeaving] = useState<readonly Shown[]>([]);

  if (current.key !== key) {
    setLeaving([...leaving, current].filter((shown) => shown.key !== key));
    setCurrent({ key, content });
  }

  const forget = useCallback((gone: string) => {
    setLeaving((shown) => shown.filter((each) => each.key !== gone));
  }, []);

  return [leaving, forget] as const;
}
