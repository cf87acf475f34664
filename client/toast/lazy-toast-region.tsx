import { css } from '@emotion/react';
import { type ComponentType, useEffect, useState } from 'react';
import { toastDurationMs } from '#shared/constants.ts';
import { layers } from '../styles/layers.ts';
import { colours, space } from '../styles/tokens.ts';
import type { ToastRecord } from './toast-store.ts';
import { dismissToast, useToasts } from './toasts.ts';
import { whenIdle } from './when-idle.ts';

/** The toast region once its code is there: fetched when the browser is idle, or when a toast wants it. */
export function LazyToastRegion() {
  const [Region, setRegion] = useState<ComponentType>();
  const isWanted = useToasts().length > 0;

  useEffect(() => {
    let isMounted = true;
    async function load() {
      const region = await import('./toast-region.tsx').then(
        (module) => module.ToastRegion,
        () => PlainToasts,
      );
      if (isMounted) setRegion(() => region);
    }
    const stopWaiting = isWanted ? void load() : whenIdle(load);
    return () => {
      isMounted = false;
      stopWaiting?.();
    };
  }, [isWanted]);

  return Region ? <Region /> : null;
}

/** What the toasts say, where the code of the region was lost on the way. */
function PlainToasts() {
  const toasts = useToasts().filter(({ isOpen }) => isOpen);
  return (
    <div role="status">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function PlainToast({ toast: { id, title, text } }: { toast: ToastRecord }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <p css={plain}>
      {title} {text}
    </p>
  );
}

const plain = css({
  position: 'fixed',
  zIndex: layers.toast,
  inset: 'auto 0 0',
  padding: space[24],
  background: colours.paper,
  borderTop: `1px solid ${colours.sand}`,
});
