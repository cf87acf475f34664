import { pageTransitionS } from '#shared/constants.ts';
import { durations, easingPoints, isMotionReduced } from '../styles/motion.ts';

/** In seconds. The two fades overlap so much that both pages together are always at least a quarter visible. */
const enterDelayS = durations.pageEnterDelayMs / 1000;

let animate: typeof import('framer-motion/dom/mini').animate | undefined;

/** Loads the animation library. Until it has loaded, pages change without animation. Rejects if loading fails. */
export async function loadPageAnimation(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/**
 * Fades `page` in over `old`, the element of the previous page, which becomes inert and fades out. `y` is the scroll
 * position of the previous page in CSS pixels, at which it stays. A `page` that is still fading out returns without a
 * delay. Without animation, the previous page becomes invisible immediately.
 */
export function animateExchange(old: HTMLElement, page: HTMLElement, y: number): void {
  old.style.top = `${(old.parentElement?.offsetTop ?? 0) - y}px`;
  // If the visitor swipes back or forward, the browser itself may animate the page change. React renders within the
  // `popstate` event, so `window.event` is that event.
  const { event } = window;
  // Only a page that is still fading out has an animation: at least the timer that would remove the page.
  const [timer] = page.getAnimations();
  // After two quick page changes, both pages may still be fading, so their animations are replaced by their current
  // styles. Motion's `stop` is unsuitable, because it makes the browser write a `style` attribute. The content security
  // policy makes WebKit block that attribute, so WebKit would log an error and the page would jump.
  for (const frame of [page, old]) {
    frame.inert = frame === old;
    const { opacity, transform } = getComputedStyle(frame);
    for (const animation of frame.getAnimations()) animation.cancel();
    Object.assign(frame.style, { opacity, transform });
  }
  const isAnimatedByBrowser = event instanceof PopStateEvent && event.hasUAVisualTransition;
  if (!animate || isMotionReduced() || isAnimatedByBrowser) {
    old.style.opacity = '0';
    page.removeAttribute('style');
    return;
  }
  animate(
    old,
    { opacity: 0, transform: 'translateY(-8px)' },
    { duration: durations.pageExitMs / 1000, ease: easingPoints.inOut },
  );
  if (!timer) Object.assign(page.style, { opacity: 0, transform: 'translateY(24px)' });
  const times = timer
    ? { duration: enterDelayS }
    : { delay: enterDelayS, duration: pageTransitionS - enterDelayS };
  animate(
    page,
    { opacity: 1, transform: 'translateY(0px)' },
    { ...times, ease: easingPoints.enter },
  ).then(() => page.removeAttribute('style'));
}
