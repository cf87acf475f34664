import type { Locator, Page } from '@playwright/test';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { type RouteName, routes } from '#shared/routes.ts';

/** A visible link in the header: of the row, or of the mobile menu. */
export function headerLink(page: Page, name: RouteName): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: routes[name].label, exact: true })
    .filter({ visible: true });
}

/** The button that opens the drop-down of services. */
export function dropDownButton(page: Page): Locator {
  return page.getByRole('button', { name: headerCopy.dropDown });
}

/** The panel of the drop-down, open or closed. */
export function dropDownPanel(page: Page): Locator {
  return page.getByRole('banner').locator('ul[popover]');
}

/** The links of the drop-down, open or closed. */
export function dropDownLinks(page: Page): Locator {
  return dropDownPanel(page).locator('a');
}

/** The button that opens the mobile menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: headerCopy.menu });
}

/** The panel of the mobile menu, open or closed. */
export function mobileMenu(page: Page): Locator {
  return page.getByRole('banner').locator('div[popover]');
}

export const clearHeader = 'clear ground, clear shadow, light text';
export const solidHeader = 'light ground, dark shadow, dark text';

/** Describes the header after its transitions, in the terms of `clearHeader` and `solidHeader`. */
export function readHeader(page: Page): Promise<string> {
  return page.evaluate(headerInPage);
}

/** The same as a function that runs in the page. */
export function headerInPage(): string {
  const header = document.querySelector('header');
  const items = [...document.querySelectorAll('header :is(nav a, nav button):not([aria-current])')];
  const item = items.find((each) => each.checkVisibility());
  if (!header || !item) throw new Error('There is no header with a link or a button.');
  for (const animation of header.getAnimations({ subtree: true })) animation.finish();
  const { backgroundColor, boxShadow } = getComputedStyle(header);
  const colours = [backgroundColor, boxShadow, getComputedStyle(item).color];
  const [ground, shadow, text] = colours.map((colour) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const brightness = (red + green + blue) / 3;
    if (alpha === 0) return 'clear';
    return brightness > 240 ? 'light' : brightness < 80 ? 'dark' : 'other';
  });
  return `${ground} ground, ${shadow} shadow, ${text} text`;
}
