import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints, isMotionReduced } from '../styles/motion.ts';

type Animate = typeof import('framer-motion/dom/mini').animate;

/* Durations in seconds. They overlap so much that both pages together are always at least a quarter visible. */
const enterDelayS = durations.pageEnterDelayMs / 1000;
const enterDurationS = pageTransitionS - enterDelayS;

let animate: Animate | undefined;

/** Loads the animation library. Until it has loaded, pages change without animation. Rejects if loading fails. */
export async function loadPageAnimation(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/**
 * Fades `page` in over `old`, the inert element of the previous page, which fades out. `y` is the scroll position of
 * the previous page in CSS pixels, at which it stays. Without animation, the previous page becomes invisible
 * immediately.
 */
export function animateExchange(old: HTMLElement, page: HTMLElement, y: number): void {
  old.style.top = `${(old.parentElement?.offsetTop ?? 0) - y}px`;
  // If the visitor swipes back or forward, the browser itself may animate the page change. React renders within the
  // `popstate` event, so `window.event` is that event.
  const { event } = window;
  const isAnimatedByBrowser = event instanceof PopStateEvent && event.hasUAVisualTransition;
  if (!animate || isMotionReduced() || isAnimatedByBrowser) {
    old.style.opacity = '0';
    return;
  }
  // After two quick page changes, the old page is still fading in, so its animations are replaced by its current
  // styles. Motion's `stop` is unsuitable, because it makes the browser write a `style` attribute. The content security
  // policy makes WebKit block that attribute, so WebKit would log an error and the page would jump.
  const { opacity, transform } = getComputedStyle(old);
  for (const animation of old.getAnimations()) animation.cancel();
  Object.assign(old.style, { opacity, transform });
  const exit = { opacity: 0, transform: 'translateY(-8px)' };
  const enter = { opacity: [0, 1], transform: ['translateY(24px)', 'translateY(0px)'] };
  const enterOptions = { delay: enterDelayS, duration: enterDurationS, ease: easingPoints.enter };
  animate(old, exit, { duration: durations.pageExitMs / 1000, ease: easingPoints.inOut });
  animate(page, enter, enterOptions).then(() => page.removeAttribute('style'));
}
