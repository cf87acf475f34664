import type { Locator, Page } from '@playwright/test';
import { type RouteName, routes } from '#shared/routes.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';

/** A visible link in the header: of the row, or of the small-screen panel. */
export function headerLink(page: Page, name: RouteName): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: routes[name].label, exact: true })
    .filter({ visible: true });
}

/** The button that opens the drop-down of services. */
export function dropDownButton(page: Page): Locator {
  return page.getByRole('button', { name: headerWords.dropDown });
}

/** The panel of the drop-down, open or closed. */
export function dropDownPanel(page: Page): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: dropDownButton(page) })
    .locator('ul');
}

/** The links of the drop-down, open or closed. */
export function dropDownLinks(page: Page): Locator {
  return dropDownPanel(page).locator('a');
}

/** The button that opens the panel of small screens. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: headerWords.menu });
}

/** The panel of small screens, open or closed. */
export function menuPanel(page: Page): Locator {
  return page.getByRole('banner').locator('[popover]');
}

export const clearHeader = 'transparent ground, no shadow, white words';
export const solidHeader = 'light ground, a shadow, dark words';

/** Describes the header after its transitions, in the words of `clearHeader` and `solidHeader`. */
export function readHeader(page: Page): Promise<string> {
  return page.evaluate(headerInPage);
}

/** The same as a function that runs in the page. */
export function headerInPage(): string {
  const header = document.querySelector('header');
  if (!header) throw new Error('The page has no header.');
  for (const animation of header.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const items = [...header.querySelectorAll('nav a, nav button')];
  const item = items.find((each) => each.checkVisibility() && !each.hasAttribute('aria-current'));
  if (!item) throw new Error('The header shows no link and no button.');
  function channels(colour: string) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return { brightness: (red + green + blue) / 3, alpha };
  }
  const style = getComputedStyle(header);
  const { brightness, alpha } = channels(style.backgroundColor);
  const isLight = alpha === 1 && brightness > 220;
  const words = channels(getComputedStyle(item).color).brightness;
  const shadows = style.boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
  return [
    `${alpha === 0 ? 'transparent' : isLight ? 'light' : 'other'} ground`,
    shadows.some((shadow) => channels(shadow).alpha > 0) ? 'a shadow' : 'no shadow',
    `${words > 250 ? 'white' : words < 80 ? 'dark' : 'other'} words`,
  ].join(', ');
}
