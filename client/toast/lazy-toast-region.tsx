import { type ComponentType, useEffect, useState } from 'react';
import { loadToastRegion } from './load-toast-region.ts';
import { useToasts } from './toasts.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The toast region, from the first toast on: until then it would be an empty landmark. Its code is
 * fetched ahead, when the browser is idle. Where the code is lost, whatever shows a toast has to say so
 * in another way.
 */
export function LazyToastRegion() {
  const [Region, setRegion] = useState<ComponentType>();
  const isWanted = useToasts().length > 0;

  useEffect(() => whenIdle(() => loadToastRegion().catch(() => {})), []);

  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    loadToastRegion().then(
      (region) => isMounted && setRegion(() => region),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);

  return Region && isWanted ? <Region /> : null;
}
