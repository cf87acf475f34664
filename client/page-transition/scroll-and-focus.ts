import { moveFocus } from '../ui/move-focus.ts';
import type { Plan } from './plan-navigation.ts';

/**
 * Carries out what is planned for a navigation to `page`, and focuses the heading in view. Returns a function
 * that cancels what is still to be done.
 */
export function scrollAndFocus(page: HTMLElement, plan: Plan): (() => void) | undefined {
  if (plan.kind === 'stay') return;
  if (plan.kind === 'restore') {
    const focus = () => focusHeading(headingInView(page));
    if (plan.y !== undefined) {
      // Chromium would not restore it before all has loaded.
      window.scrollTo(0, plan.y);
      focus();
      return;
    }
    // The browser restores it after the event `popstate`, in which React renders.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }
  const anchored = plan.kind === 'anchor' ? page.querySelector(`#${CSS.escape(plan.id)}`) : null;
  focusHeading((anchored ?? page).querySelector<HTMLElement>('h1, h2'));
  if (anchored) anchored.scrollIntoView();
  else window.scrollTo(0, 0);
}

const focusHeading = (heading?: HTMLElement | null) => moveFocus(heading, { preventScroll: true });

/**
 * The first heading between the header and the middle of the window, else the last one above it: Tab
 * continues from there.
 */
function headingInView(page: HTMLElement): HTMLElement | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect();
  // Anchors are scrolled to the header's edge, which may be between two pixels.
  const top = (header?.bottom ?? 0) - 1;
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2')];
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const isInView = (y: number) => y >= top && y < window.innerHeight / 2;
  return (
    headings.find((heading) => isInView(topOf(heading))) ??
    headings.filter((heading) => topOf(heading) < top).at(-1) ??
    headings[0]
  );
}
