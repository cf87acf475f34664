import { expect } from '@playwright/test';
import { toastDurationMs, toastViewportHotkey } from '#shared/constants.ts';
import {
  doubleClickMs,
  fieldKeys,
  repeatMs,
  requiredKeys,
  sentText,
  sentTitle,
  typed,
  typedWords,
} from '../support/contact-form.ts';
import { openPage } from '../support/loading.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import {
  consoleOf,
  runFor,
  testWithFrozenClock as test,
  test as testWithClock,
} from '../support/test.ts';

test('a refused field is marked by more than a colour @firefox', async ({ page, form, toast }) => {
  await form.submit();
  await expect(form.field('name')).toBeFocused();
  await form.field('email').fill('quillon at ashgrove');
  await runFor(page, 1);
  for (const key of requiredKeys) {
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(key)).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
    // In Firefox, Playwright's `fill` adds to the text of an email field, so the field is emptied first.
    await form.field(key).clear();
    await form.field(key).fill(typed[key]);
    await runFor(page, 1);
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.field(key)).not.toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
  }
  await expect(toast.item).toHaveCount(0);
});

test('a field is checked when a script fills it, not when it is reset @firefox', async ({
  page,
  form,
}) => {
  const email = form.field('email');
  // A password manager may fill a field in this way.
  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'quillon';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await runFor(page, 1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await form.element.evaluate((element: HTMLFormElement) => element.reset());
  await runFor(page, 1);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('a submitted form is confirmed and cleared, and nothing is sent', async ({ form, toast }) => {
  await toast.show();
  await expect(toast.item).toContainText(sentTitle);
  await expect(toast.item).toContainText(sentText);
  await form.expectEmpty();
  await form.expectNothingSent();
});

test('a draft survives a visit to another page, and is never stored', async ({ page, form }) => {
  await form.fill();
  // From here on, fields dispatch only a `change` event, as they do with some password managers.
  await page.evaluate('addEventListener("input", (event) => event.stopPropagation(), true)');
  await form.field('subject').clear();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(typedWords.flat().filter((word) => stored.includes(word))).toEqual([]);
  await page.goBack();
  const kept = { ...typed, subject: '' };
  for (const key of fieldKeys) await expect(form.field(key)).toHaveValue(kept[key]);
});

test('a visitor who scrolls away from the button is not taken back', async ({
  page,
  form,
  toast,
}) => {
  await toast.show();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(form.submitButton).toBeFocused();
  await expect(form.submitButton).not.toBeInViewport();
  await runFor(page, doubleClickMs);
  await expect(toast.item).toHaveCSS('pointer-events', 'auto');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a new toast replaces the old one and stays for its whole time', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, toastDurationMs - 1);
  await toast.item.evaluate((element) => element.setAttribute('data-old', ''));
  await toast.show();
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast.item).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  // The region is removed too, because screen readers would list even an empty region as a landmark.
  await expect(toast.region).toHaveCount(0);
});

test('after a toast closes under the pointer, the next one still times out', async ({
  page,
  toast,
}) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  await toast.item.hover();
  await page.keyboard.press('Escape');
  await expect(toast.item).toHaveCount(0);
  await page.mouse.move(0, 0);
  await runFor(page, repeatMs);
  await toast.show();
  await runFor(page, toastDurationMs);
  await expect(toast.item).toHaveCount(0);
});

test('the toast is announced once, politely', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, 100);
  const said = page.locator('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
  await expect(said.filter({ hasText: /\w/, visible: true })).toHaveText([
    `Notification ${sentTitle} ${sentText}`,
  ]);
  await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

// Here the clock runs, because with a frozen clock Firefox keeps a closed toast in the page for another ten seconds.
testWithClock(
  'keys reach the toast, close it, and return the focus @firefox',
  async ({ page, form, toast }) => {
    const list = toast.region.getByRole('list');
    for (const keys of [['Escape'], ['Tab', 'Tab', 'Enter']]) {
      await openPage(page, '/');
      await toast.show();
      await page.keyboard.press(toastViewportHotkey);
      await expect(list).toBeFocused();
      // The focus ring is drawn around the toast, not around the list that has the focus.
      await expect(list).toHaveCSS('outline-style', 'none');
      await expect(toast.item).toHaveCSS('outline', /2px/);
      for (const [at, key] of keys.entries()) {
        await page.keyboard.press(key);
        if (key !== 'Tab') continue;
        const focused = at === 0 ? toast.item : toast.closeButton;
        await expect(focused).toBeFocused();
        await expect(focused).toHaveCSS('outline', /2px/);
      }
      await expect(toast.item).toHaveCount(0);
      await expect(form.submitButton).toBeFocused();
    }
    expect(await consoleOf(page)).toEqual([]);
  },
);

testWithClock(
  'Escape closes a menu, and only then the toast @firefox',
  async ({ page, header, toast }) => {
    await openPage(page, '/');
    await toast.show();
    await header.dropDownButton.click();
    await expect(header.dropDown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.dropDown).toBeHidden();
    await expect(toast.item).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(toast.item).toHaveCount(0);
  },
);

test('the text of a toast can be selected', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  await toast.item.getByText(sentText).dblclick({ position: { x: 8, y: 8 } });
  expect(await page.evaluate(() => `${document.getSelection()}`.trim())).toBe('Thank');
});

test('after a press that ends beside it, a toast still times out', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  await toast.closeButton.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await runFor(page, toastDurationMs);
  await expect(toast.item).toHaveCount(0);
});

test('the space around a toast takes no click @firefox', async ({ page, toast }) => {
  await toast.show();
  const regionUnderPoint = () =>
    document.elementFromPoint(innerWidth - 20, innerHeight - 4)?.closest('[role=region]');
  expect(await page.evaluate(regionUnderPoint)).toBeNull();
});

test('the seal has a couple’s initials, hidden from screen readers', async ({ form, toast }) => {
  await form.fill();
  await form.field('name').fill('Ada & Grace');
  await toast.whenLoaded();
  await form.submit();
  const seal = toast.item.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(await seal).toBe('"A&G" / ""');
});

test('a toast adds no page to a printout', async ({ page, toast }) => {
  const pages = async () => `${await page.pdf()}`.match(/\/Type \/Page\b/g)?.length ?? 0;
  const before = await pages();
  expect(before).toBeGreaterThan(0);
  await toast.show();
  expect(await pages()).toBe(before);
});

test('after a page change the toast is still shown, and the form is empty', async ({
  page,
  form,
  toast,
}) => {
  await toast.show();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).press('Enter');
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await page.goBack();
  await form.expectEmpty();
  await expect(toast.item).toContainText(sentTitle);
});
