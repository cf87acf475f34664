import { expect, type Page, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { field, fieldNames, fillForm, submitForm, toast, typed } from '../support/contact-form.ts';
import { phone } from '../support/devices.ts';
import {
  dropDownButton,
  dropDownLinks,
  headerLink,
  menuButton,
  menuPanel,
} from '../support/header.ts';
import { holdBackMainScript, openHeldBack } from '../support/hold-back.ts';
import { hoverAt } from '../support/mouse.ts';
import { waitUntilInteractive } from '../support/open-page.ts';

/** What translators, password managers, writing aids and blockers do to a page before React has it. */
const changes: Record<string, () => void> = {
  'a translator has wrapped every text': wrapTexts,
  'a translator has wrapped one heading': () =>
    document.querySelector('main h2')?.replaceChildren(document.createElement('font')),
  'password managers and writing aids have put nodes into the form': () => {
    document.querySelector('form')?.prepend(document.createElement('div'));
    for (const input of document.querySelectorAll('input')) {
      input.after(document.createElement('div'));
    }
    document.querySelector('textarea')?.before(document.createElement('lt-mirror'));
    document.querySelector('textarea')?.after(document.createElement('grammarly-extension'));
  },
  'a highlighter has put a span into a paragraph': () =>
    document
      .querySelector('main p')
      ?.prepend(Object.assign(document.createElement('span'), { textContent: '1' })),
  'a blocker has removed the social links': () =>
    document.querySelector('footer ul[aria-label]')?.remove(),
  'extensions have set attributes and added nodes around the page': () => {
    for (const element of document.querySelectorAll('html, body, form, input, textarea, svg')) {
      element.setAttribute('data-gramm', 'false');
    }
    document.body.append(document.createElement('div'));
    document.documentElement.append(document.createElement('div'));
  },
};

for (const [screen, options] of Object.entries({ desk: {}, phone })) {
  test.describe(screen, () => {
    test.use(options);

    for (const [what, change] of Object.entries(changes)) {
      test(`on a ${screen} the form keeps its values and the focus where ${what}`, {
        tag: screen === 'desk' ? '@firefox' : [],
      }, async ({ page }) => {
        const errors = recordErrors(page);
        const release = await holdBackMainScript(page);
        await openHeldBack(page, routes.home.path);
        await fillForm(page);
        await field(page, 'Subject').focus();
        await page.evaluate(change);
        release();
        await waitUntilHydrated(page);
        for (const name of fieldNames) await expect(field(page, name)).toHaveValue(typed[name]);
        await expect(field(page, 'Subject')).toBeFocused();
        await submitForm(page);
        await expect(toast(page)).toContainText(toastWords.sentTitle);
        await expect(field(page, 'Name')).toHaveValue('');
        expect(errors).toEqual([]);
      });
    }
  });
}

test('a change in the header or the footer leaves the nodes of the page in place', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, routes.home.path);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('header, main h1, form, footer')) {
      element.setAttribute('data-original', '');
    }
    document.querySelector('header a')?.replaceChildren(document.createElement('font'));
    document.querySelector('footer p')?.replaceChildren(document.createElement('font'));
  });
  release();
  await waitUntilHydrated(page);
  await expect(page.locator('main h1[data-original]')).toHaveCount(1);
  await expect(page.locator('form[data-original]')).toHaveCount(1);
  await expect(page.locator('header, footer')).toHaveCount(2);
  await expect(page.locator(':is(header, footer)[data-original]')).toHaveCount(0);
});

test('a node in the form leaves the nodes of the rest of the page in place', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, routes.home.path);
  await page.evaluate(() => {
    document.querySelector('main h1')?.setAttribute('data-original', '');
    document.querySelector('input')?.after(document.createElement('div'));
    document.querySelector('form')?.setAttribute('data-original', '');
  });
  release();
  await waitUntilHydrated(page);
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('form[data-original]')).toHaveCount(0);
  await expect(page.locator('main h1[data-original]')).toHaveCount(1);
});

test('the drop-down that has the focus stays open where every text was translated', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, routes.gallery.path);
  await dropDownButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(dropDownLinks(page).first()).toBeFocused();
  await page.evaluate(wrapTexts);
  release();
  await waitUntilInteractive(page);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dropDownLinks(page).first()).toBeFocused();
});

test('the drop-down under the mouse is open again where every text was translated', async ({
  page,
}) => {
  const release = await holdBackMainScript(page);
  await openHeldBack(page, routes.gallery.path);
  await hoverAt(page, dropDownButton(page));
  await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(3);
  await page.evaluate(wrapTexts);
  release();
  await waitUntilInteractive(page);
  await expect(dropDownButton(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the panel', () => {
  test.use(phone);

  for (const [what, change] of Object.entries({
    'one heading was': () =>
      document.querySelector('h1')?.replaceChildren(document.createElement('font')),
    'every text was': wrapTexts,
  })) {
    test(`the small-screen panel stays open, with the focus, where ${what} translated`, async ({
      page,
    }) => {
      const release = await holdBackMainScript(page);
      await openHeldBack(page, routes.gallery.path);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(headerLink(page, 'home')).toBeFocused();
      await page.evaluate(change);
      release();
      await waitUntilInteractive(page);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(await menuPanel(page)).toBeVisible();
      await expect(headerLink(page, 'home')).toBeFocused();
    });
  }
});

/** As Chrome's translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The form, hydrated last, takes out the confirmation that it holds for where scripts are off. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await waitUntilInteractive(page);
  await expect(page.getByRole('status', { includeHidden: true })).toHaveCount(0);
}
