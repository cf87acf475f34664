/** A way to find an element again after the visitor has left its page, or React has rendered it again. */
export interface FocusPlace {
  selector: string;
  /** The element's index among all that match the selector. */
  index: number;
}

/** Selects the current page: exiting ones are inert. */
export const currentPageSelector = 'main > :not([inert])';

/** The place of an element in the header, the current page or the footer; null elsewhere. */
export function placeOf(element: Element | null): FocusPlace | null {
  const landmark = element?.closest(`header, ${currentPageSelector}, footer`);
  if (!element || !landmark) return null;
  if (element.id) return { selector: `#${CSS.escape(element.id)}`, index: 0 };
  const href = element.getAttribute('href');
  const own = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  const within = landmark.matches('header, footer') ? landmark.localName : currentPageSelector;
  const selector = `${within} ${own}`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** Focuses a heading, which the visitor cannot reach by keys. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function elementAt({ selector, index }: FocusPlace): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>(selector)[index];
}
