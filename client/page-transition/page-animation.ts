import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints } from '../styles/motion.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;

/** How far a page slides while it fades, in CSS pixels. */
const slidePx = { in: 24, out: 8 };

/* Durations in seconds. With these delays both pages together are never less than a quarter visible. */
const exitingS = durations.pageExitMs / 1000;
const enteringDelayS = durations.pageEnterDelayMs / 1000;
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
export function animateIn(page: HTMLElement, wasExiting: boolean): () => void {
  const from = `translateY(${slidePx.in}px)`;
  const to = 'translateY(0px)';
  const onEntered = () => page.removeAttribute('style');
  return wasExiting
    ? play(page, { opacity: 1, transform: to }, { duration: exitingS }, onEntered)
    : play(
        page,
        { opacity: [0, 1], transform: [from, to] },
        { delay: enteringDelayS, duration: enteringS, ease: easingPoints.enter },
        onEntered,
      );
}

/** Fades and slides a page out, then calls `onExited`. Returns a function that stops the animation. */
export function animateOut(page: HTMLElement, onExited: () => void): () => void {
  const to = { opacity: 0, transform: `translateY(-${slidePx.out}px)` };
  return play(page, to, { duration: exitingS, ease: easingPoints.inOut }, onExited);
}

/** Animates a page, or calls `onEnd` at once where nothing is to move. */
function play(
  page: HTMLElement,
  keyframes: Parameters<Animate>[1],
  options: Parameters<Animate>[2],
  onEnd: () => void,
): () => void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || isReduced || isAnimatedByBrowser()) {
    onEnd();
    return () => {};
  }
  const animation = animate(page, keyframes, options);
  animation.then(onEnd);
  // Motion's own `stop` makes the browser write the styles into the element, which WebKit treats as an
  // inline style: the policy forbids those, so WebKit would log an error and the page would jump.
  return () => {
    const { opacity, transform } = getComputedStyle(page);
    Object.assign(page.style, { opacity, transform });
    animation.cancel();
  };
}

/** Whether the browser itself animates a step back or forward, as with a swipe. React renders within its event. */
function isAnimatedByBrowser(): boolean {
  const { event } = window;
  return event instanceof PopStateEvent && event.hasUAVisualTransition;
}
