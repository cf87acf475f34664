import { expect, type Page } from '@playwright/test';
import { toastViewportHotkey } from '#shared/constants.ts';
import { openHeldBack, openPage, waitUntilInteractive } from '../support/loading.ts';
import { clickAt } from '../support/mouse.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { nextFrames, scrollPageTo } from '../support/scrolling.ts';
import { test } from '../support/test.ts';

/*
 * Visitors may scroll or move the focus while scripts hydrate the page or restore a scroll position or the focus. The
 * scripts must not undo what these visitors have done.
 */

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

for (const [how, moveOn] of [
  ['Tab', (page: Page) => page.keyboard.press('Tab')],
  ['the pointer', (page: Page) => clickAt(message(page))],
  // A phone's keyboard moves the focus without a key event, so React hydrates in the middle of the move.
  ['a phone’s Next', (page: Page) => message(page).evaluate((field) => field.focus())],
] as const) {
  test(`moving on by ${how} during hydration is not undone @firefox`, async ({ page, form }) => {
    await page.addInitScript(holdScheduler);
    const release = await openHeldBack(page, '/');
    await form.field('message').scrollIntoViewIfNeeded();
    await form.field('subject').focus();
    await page.keyboard.type('A wedding');
    release();
    await page.waitForFunction(() => 'held' in window && String(window.held));
    await moveOn(page);
    await page.keyboard.type('Hel');
    await page.evaluate(() => window.dispatchEvent(new Event('release')));
    await waitUntilInteractive(page);
    await page.keyboard.type('lo');
    await expect(form.field('message')).toBeFocused();
    await expect(form.field('message')).toHaveValue('Hello');
    await expect(form.field('subject')).toHaveValue('A wedding');
  });
}

test('scrolling just after Back is not undone @firefox', async ({ page, header }) => {
  await justAfterBack(page, () => window.scrollBy({ top: 300, behavior: 'instant' }));
  await openPage(page, '/');
  await scrollPageTo(page, 1200);
  await clickAt(header.link('Gallery'));
  await expectSettledPage(page, 'Twelve Days in Pictures');
  await page.goBack();
  await expectSettledPage(page, 'Days long remembered, quietly dressed');
  await nextFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('moving the focus while the viewer closes is not undone @firefox', async ({ page }) => {
  await justAfterBack(page, () => document.querySelector<HTMLElement>('footer a')?.focus());
  await openPage(page, '/gallery');
  await page.getByRole('main').getByRole('link', { name: 'One of six round tables' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nextFrames(page);
  await expect(page.locator('footer a').first()).toBeFocused();
});

/** Makes the page call `moveOn` in the first frame after Back, before the site's own code for that frame. */
function justAfterBack(page: Page, moveOn: () => void): Promise<unknown> {
  return page.addInitScript(`
    window.addEventListener('popstate', () => requestAnimationFrame(${moveOn}));
  `);
}

test('a link in the viewer moves the focus to its target @firefox', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('main').getByRole('link', { name: 'One of six round tables' }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('link', { name: 'what belongs to it' }).click();
  const heading = page.getByRole('heading', { name: 'Company Dinners & Launches' });
  await nextFrames(page);
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((own) => getSelection()?.containsNode(own, true))).toBe(true);
});

test('moving the focus before a toast closes is not undone', async ({ page, form, toast }) => {
  await openPage(page, '/');
  await toast.show();
  await page.keyboard.press(toastViewportHotkey);
  await form.field('name').focus();
  await page.keyboard.press('Escape');
  await expect(toast.item).toHaveCount(0);
  await expect(form.field('name')).toBeFocused();
});

/** Holds back the work that React schedules until the event `release`. */
function holdScheduler(): void {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (...args: unknown[]) {
    held.push(() => Reflect.apply(postMessage, this, args));
  };
  Object.assign(window, { held });
  window.addEventListener('release', () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const post of held) post();
  });
}
