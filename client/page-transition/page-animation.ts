import { pageTransitionMs } from '#shared/constants.ts';
import { durations, easingPoints, isMotionReduced } from '../styles/motion.ts';

let animate: typeof import('framer-motion/dom/mini').animate | undefined;

/** Loads the animation library. Until it has loaded, pages change without animation. */
export async function loadPageAnimation(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/**
 * Makes the previous page `old` inert and keeps it at its scroll position `y`, in CSS pixels. Returns a function that
 * starts the animation. The function has to be called after `page` has been scrolled, because it shifts `page`.
 */
export function exchangePages(old: HTMLElement, page: HTMLElement, y: number): () => void {
  old.style.top = `${(old.parentElement?.offsetTop ?? 0) - y}px`;
  // A page that is still fading out has at least one animation, the timer that removes the page. A new page has none.
  const isReturning = page.getAnimations().length > 0;
  const pageLook = cancelAnimations(page);
  const oldLook = cancelAnimations(old);
  old.inert = true;
  page.inert = false;
  page.removeAttribute('style');
  // If the visitor swipes back or forward, the browser itself may animate the page change. React renders within the
  // `popstate` event, so `window.event` is that event.
  const { event } = window;
  const isAnimatedByBrowser = event instanceof PopStateEvent && event.hasUAVisualTransition;
  return () => {
    if (!animate || isMotionReduced() || isAnimatedByBrowser) {
      old.style.opacity = '0';
      return;
    }
    Object.assign(old.style, oldLook);
    animate(
      old,
      { opacity: 0, transform: 'translateY(-8px)' },
      { duration: seconds(durations.pageExitMs), ease: easingPoints.inOut },
    );
    Object.assign(
      page.style,
      isReturning ? pageLook : { opacity: 0, transform: 'translateY(24px)' },
    );
    const delayMs = isReturning ? 0 : durations.pageEnterDelayMs;
    const enterMs = isReturning ? durations.pageReturnMs : pageTransitionMs - delayMs;
    animate(
      page,
      { opacity: 1, transform: 'translateY(0px)' },
      { delay: seconds(delayMs), duration: seconds(enterMs), ease: easingPoints.enter },
    ).then(() => page.removeAttribute('style'));
  };
}

const seconds = (ms: number) => ms / 1000;

/**
 * Cancels the animations of a page, and returns the opacity and the transform that the page had. Motion's own `stop`
 * makes the browser write a `style` attribute, which the content security policy blocks in WebKit.
 */
function cancelAnimations(page: HTMLElement): { opacity: string; transform: string } {
  const { opacity, transform } = getComputedStyle(page);
  for (const animation of page.getAnimations()) animation.cancel();
  return { opacity, transform };
}
