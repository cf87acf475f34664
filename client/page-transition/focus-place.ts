/** How to find an element again after its part of the page has been left or drawn anew. */
export interface FocusPlace {
  selector: string;
  /** Which of the elements that the selector finds. */
  index: number;
}

/** The place of an element in the header, the current page or the footer, or null if it is in none. */
export function placeOf(element: Element | null): FocusPlace | null {
  const landmark = element?.closest('header, main > :not([inert]), footer');
  if (!element || !landmark) return null;
  if (element.id) return { selector: `#${CSS.escape(element.id)}`, index: 0 };
  const href = element.getAttribute('href');
  const own = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  const within = landmark.matches('header, footer') ? landmark.localName : currentPage;
  const selector = `${within} ${own}`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** The page that is shown: one on its way out is inert. */
export const currentPage = 'main > :not([inert])';

export function elementAt({ selector, index }: FocusPlace): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>(selector)[index];
}
