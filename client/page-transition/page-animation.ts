import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints } from '../styles/motion.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;

/** How far a page slides while it fades, in CSS pixels. */
const slidePx = 16;

/** Leaving takes the first part of the transition; entering begins a little before its end. */
const leavingS = durations.pageLeavingMs / 1000;
const enteringDelayS = leavingS - 0.1;
const enteringS = pageTransitionS - enteringDelayS;

let animate: Animate | undefined;

/** Fetches the animation code; until it is there pages swap at once. */
export async function loadPageAnimation(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/** Fades and slides a page in, from where it stands if it was on its way out. Returns what stops it. */
export function enterPage(page: HTMLElement): () => void {
  const isReturning = page.style.opacity !== '';
  if (!animate || prefersReducedMotion()) {
    page.removeAttribute('style');
    return () => {};
  }
  const animation = isReturning
    ? animate(page, { opacity: 1, transform: 'translateY(0px)' }, { duration: leavingS })
    : animate(
        page,
        { opacity: [0, 1], transform: [`translateY(${slidePx}px)`, 'translateY(0px)'] },
        { delay: enteringDelayS, duration: enteringS, ease: easingPoints.out },
      );
  animation.then(() => page.removeAttribute('style'));
  return stopperOf(animation, page);
}

/** Fades and slides a page out where it stands, then calls `onGone`. Returns what stops it. */
export function leavePage(page: HTMLElement, onGone: () => void): () => void {
  if (!animate || prefersReducedMotion()) {
    onGone();
    return () => {};
  }
  const animation = animate(
    page,
    { opacity: 0, transform: `translateY(-${slidePx}px)` },
    { duration: leavingS, ease: easingPoints.inOut },
  );
  animation.then(onGone);
  return stopperOf(animation, page);
}

/**
 * What stops an animation where it is. Motion's own `stop` has the browser commit the styles, which
 * WebKit takes for an inline style: the policy forbids those, so it would complain and the page jump.
 */
function stopperOf(animation: ReturnType<Animate>, page: HTMLElement): () => void {
  let isOver = false;
  animation.then(() => {
    isOver = true;
  });
  return () => {
    if (isOver) return;
    const { opacity, transform } = getComputedStyle(page);
    Object.assign(page.style, { opacity, transform });
    animation.cancel();
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
