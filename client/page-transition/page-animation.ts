import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints } from '../styles/motion.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;

/** How far a page slides while it fades, in CSS pixels. */
const slidePx = 16;

/** The exit takes the first part of the transition, in seconds; entering starts 0.1 s before its end. */
const exitingS = durations.pageExitMs / 1000;
const enteringDelayS = exitingS - 0.1;
const enteringS = pageTransitionS - enteringDelayS;

let animate: Animate | undefined;

/** Loads the animation code. Until it has arrived, pages are exchanged without animation. */
export async function loadPageAnimation(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/**
 * Fades and slides a page in, from its current position if it was exiting. Returns a function that stops
 * the animation.
 */
export function animateIn(page: HTMLElement): () => void {
  const wasExiting = page.style.top !== '';
  if (!animate || prefersReducedMotion()) {
    page.removeAttribute('style');
    return () => {};
  }
  const animation = wasExiting
    ? animate(page, { opacity: 1, transform: 'translateY(0px)' }, { duration: exitingS })
    : animate(
        page,
        { opacity: [0, 1], transform: [`translateY(${slidePx}px)`, 'translateY(0px)'] },
        { delay: enteringDelayS, duration: enteringS, ease: easingPoints.out },
      );
  animation.then(() => page.removeAttribute('style'));
  return freezeAnimation(animation, page);
}

/** Fades and slides a page out, then calls `onExited`. Returns a function that stops the animation. */
export function animateOut(page: HTMLElement, onExited: () => void): () => void {
  if (!animate || prefersReducedMotion()) {
    onExited();
    return () => {};
  }
  const animation = animate(
    page,
    { opacity: 0, transform: `translateY(-${slidePx}px)` },
    { duration: exitingS, ease: easingPoints.inOut },
  );
  animation.then(onExited);
  return freezeAnimation(animation, page);
}

/**
 * Returns a function that stops an animation at its current frame. Motion's own `stop` makes the browser
 * write the styles into the element, which WebKit treats as an inline style: the content security policy
 * forbids those, so WebKit would log an error and the page would jump.
 */
function freezeAnimation(animation: ReturnType<Animate>, page: HTMLElement): () => void {
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
