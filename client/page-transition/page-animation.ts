import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints, isMotionReduced } from '../styles/motion.ts';

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
 * Lets `page` enter over `old`, the inert element of the page before it, which fades out at the scroll position `y`, in
 * CSS pixels, that it had. Where nothing is to move, the old page is invisible at once.
 */
export function animateExchange(old: HTMLElement, page: HTMLElement, y: number): void {
  old.style.top = `${(old.parentElement?.offsetTop ?? 0) - y}px`;
  // The browser itself animates a step back or forward by a swipe. React renders within its event.
  const { event } = window;
  const isAnimated = event instanceof PopStateEvent && event.hasUAVisualTransition;
  if (!animate || isMotionReduced() || isAnimated) {
    old.style.opacity = '0';
    return;
  }
  // If the visitor moves on quickly, the old page is still entering. It stops with the look that it has now. Motion's
  // own `stop` does not do that: the browser would write a `style` attribute, which WebKit blocks by the content
  // security policy, so WebKit would log an error and the page would jump.
  const { opacity, transform } = getComputedStyle(old);
  for (const animation of old.getAnimations()) animation.cancel();
  Object.assign(old.style, { opacity, transform });
  const away = { opacity: 0, transform: `translateY(-${slidePx.out}px)` };
  const near = { opacity: [0, 1], transform: [`translateY(${slidePx.in}px)`, 'translateY(0px)'] };
  const entering = { delay: enteringDelayS, duration: enteringS, ease: easingPoints.enter };
  animate(old, away, { duration: exitingS, ease: easingPoints.inOut });
  animate(page, near, entering).then(() => page.removeAttribute('style'));
}
