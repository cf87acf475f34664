import type { Locator, Page } from '@playwright/test';
import { type RouteName, routes } from '#shared/routes.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';

/** A link in the header, of the row or of the small-screen panel, whichever is shown. */
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

/** The panel of the drop-down, shown or not. */
export function dropDownPanel(page: Page): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: dropDownButton(page) })
    .locator('ul');
}

/** The links of the drop-down, shown or not. */
export function dropDownLinks(page: Page): Locator {
  return dropDownPanel(page).locator('a');
}

/** The button that opens the panel of small screens. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: headerWords.menu });
}

/** The panel of small screens: what the menu button controls. */
export async function menuPanel(page: Page): Promise<Locator> {
  return page.locator(`#${await menuButton(page).getAttribute('aria-controls')}`);
}
