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

test('a refused field is marked, not by colour alone @firefox', async ({ page, form, toast }) => {
  await form.submit();
  await expect(form.field('name')).toBeFocused();
  await form.field('email').fill('quillon at ashgrove');
  await runFor(page, 1);
  for (const key of requiredKeys) {
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(key)).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
    // Playwright adds to what stands in an email field of Firefox unless it is empty.
    await form.field(key).clear();
    await form.field(key).fill(typed[key]);
    await runFor(page, 1);
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.field(key)).not.toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
  }
  await expect(toast.item).toHaveCount(0);
});

test('a change without typing is checked, an empty form is not @firefox', async ({
  page,
  form,
}) => {
  const email = form.field('email');
  // As a password manager may do it.
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

test('a form is confirmed and cleared, nothing is sent', async ({ form, toast }) => {
  await toast.show();
  await expect(toast.item).toContainText(sentTitle);
  await expect(toast.item).toContainText(sentText);
  await form.expectEmpty();
  await form.expectNothingSent();
});

test('a draft survives a look at another page, and is not stored', async ({ page, form }) => {
  await form.fill();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(typedWords.flat().filter((word) => stored.includes(word))).toEqual([]);
  await page.goBack();
  for (const key of fieldKeys) await expect(form.field(key)).toHaveValue(typed[key]);
});

test('a new toast replaces the old one, with a whole time of its own', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, toastDurationMs - 1);
  await toast.item.evaluate((element) => element.setAttribute('data-old', ''));
  await toast.show();
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(toast.item).toHaveCount(1);
  await runFor(page, toastDurationMs - 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  // An empty region would be a landmark.
  await expect(toast.region).toHaveCount(0);
});

test('a toast goes in its time, however the one before was closed', async ({ page, toast }) => {
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

// With a frozen clock, Firefox keeps a toast that is closed for another ten seconds.
testWithClock(
  'keys lead to the toast, close it, and give the focus back @firefox',
  async ({ page, form, toast }) => {
    const corner = toast.region.getByRole('list');
    for (const keys of [['Escape'], ['Tab', 'Tab', 'Enter']]) {
      await openPage(page, '/');
      await toast.show();
      await page.keyboard.press(toastViewportHotkey);
      await expect(corner).toBeFocused();
      // The ring is drawn around the toast, not around its corner.
      await expect(corner).toHaveCSS('outline-style', 'none');
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

test('the text of a toast can be selected', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  await toast.item.getByText(sentText).dblclick({ position: { x: 8, y: 8 } });
  expect(await page.evaluate(() => `${document.getSelection()}`.trim())).toBe('Thank');
});

test('a press that ends beside the toast does not hold it', async ({ page, toast }) => {
  await toast.show();
  await runFor(page, doubleClickMs);
  await toast.closeButton.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await runFor(page, toastDurationMs);
  await expect(toast.item).toHaveCount(0);
});

test('the corner around a toast takes no click @firefox', async ({ page, toast }) => {
  await toast.show();
  const taker = () =>
    document.elementFromPoint(innerWidth - 20, innerHeight - 4)?.closest('[role=region]');
  expect(await page.evaluate(taker)).toBeNull();
});

test('two who sign together have their initials in the seal, unread', async ({ form, toast }) => {
  await form.fill();
  await form.field('name').fill('Ada & Grace');
  await toast.whenLoaded();
  await form.submit();
  const seal = toast.item.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(await seal).toBe('"A&G" / ""');
});

test('a toast costs no paper', async ({ page, toast }) => {
  const pages = async () => `${await page.pdf()}`.match(/\/Type \/Page\b/g)?.length ?? 0;
  const before = await pages();
  expect(before).toBeGreaterThan(0);
  await toast.show();
  expect(await pages()).toBe(before);
});

test('the toast stays when the page changes', async ({ page, toast }) => {
  await toast.show();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).press('Enter');
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await expect(toast.item).toContainText(sentTitle);
});
