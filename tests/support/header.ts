import type { Page } from '@playwright/test';

/**
 * The states of the header at the top of the home page: over a bright hero, as on the sample site, and over a dark
 * hero.
 */
export const clearHeader = 'clear with dark text';
export const clearHeaderOverDark = 'clear with light text';

export const solidHeader = 'solid with dark text';

/**
 * The header of a page. Its panels and their links are found whether they are open or closed. If the scroll
 * position matters, press them with `clickAt`, because Playwright's own `click` and `tap` scroll the page first.
 */
export function headerOf(page: Page) {
  const banner = page.getByRole('banner');
  const dropDown = banner.locator('ul[popover]');
  return {
    banner,
    /** A visible link of the bar or of the mobile menu. */
    link(name: string) {
      const links = banner.getByRole('link', { name, exact: true });
      return links.filter({ visible: true });
    },
    dropDownButton: page.getByRole('button', { name: 'What we do' }),
    dropDown,
    dropDownLinks: dropDown.locator('a'),
    menuButton: page.getByRole('button', { name: 'Menu' }),
    mobileMenu: banner.locator('div[popover]'),
    /** Returns the state of the header after its transitions, such as `clearHeader` or `solidHeader`. */
    read: () => page.evaluate(headerInPage),
  };
}

/** Describes the colours of the header. It runs in the page. */
function headerInPage(): string {
  const header = document.querySelector('header');
  const items = [...document.querySelectorAll('header :is(nav a, nav button):not([aria-current])')];
  // A site with a single page has no such item in a wide window.
  const item = items.find((each) => each.checkVisibility()) ?? header?.querySelector('a:has(img)');
  if (!header || !item) throw new Error('There is no header with a link or a button.');
  for (const animation of header.getAnimations({ subtree: true })) animation.finish();
  const { backgroundColor, boxShadow } = getComputedStyle(header);
  const areClear = [backgroundColor, boxShadow].map((colour) => /rgba\(.*, 0\)/.test(colour));
  const [red = Number.NaN] = getComputedStyle(item).color.match(/\d+/g)?.map(Number) ?? [];
  const background = ['solid', 'half solid', 'clear'][areClear.filter(Boolean).length];
  return `${background} with ${red < 80 ? 'dark' : 'light'} text`;
}
