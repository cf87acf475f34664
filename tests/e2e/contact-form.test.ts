import { expect } from '@playwright/test';
import {
  expectNothingSent,
  fieldKeys,
  sentText,
  sentTitle,
  typed,
  typedWords,
} from '../support/contact-form.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test('a refused field is marked, not by colour alone @firefox', async ({ form, toast }) => {
  await form.submit();
  await expect(form.field('name')).toBeFocused();
  await form.field('email').fill('quillon at ashgrove');
  for (const key of fieldKeys) {
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(key)).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
    // Playwright adds to what stands in an email field of Firefox unless it is empty.
    await form.field(key).clear();
    await form.field(key).fill(typed[key]);
    await expect(form.field(key)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.field(key)).not.toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
  }
  await expect(toast.item).toHaveCount(0);
});

test('a form is confirmed and cleared, nothing is sent', async ({ page, form, toast }) => {
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  const loaded = await page.requests();
  await toast.show();
  await expect(toast.item).toContainText(sentTitle);
  await expect(toast.item).toContainText(sentText);
  await form.expectEmpty();
  expect(navigations).toEqual([]);
  await expectNothingSent(page);
  for (const request of (await page.requests()).slice(loaded.length)) {
    // The toast's own code and typeface, and pictures further down, may still have to come.
    expect(request.url()).toMatch(/^http:\/\/localhost:\d+\/assets\/[^?#]+\.(js|woff2|svg|avif)$/);
  }
});

test('a draft survives a look at another page, and is not stored', async ({ page, form }) => {
  await form.fill();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expectSettledPage(page, 'Twelve Days in Pictures');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(typedWords.filter((word) => stored.includes(word))).toEqual([]);
  await page.goBack();
  for (const key of fieldKeys) await expect(form.field(key)).toHaveValue(typed[key]);
});
