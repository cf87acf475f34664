import { expect } from '@playwright/test';
import {
  expectNothingSent,
  fieldNames,
  requiredNames,
  sentText,
  sentTitle,
  typed,
  typedWords,
} from '../support/contact-form.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { testWithFrozenClock as test } from '../support/test.ts';

test('a refused form focuses its invalid field @firefox', async ({ page, form, toast }) => {
  await form.fill();
  const empty = requiredNames.map((name) => [name, ''] as const);
  for (const [name, text] of [...empty, ['Email', 'quillon at ashgrove'] as const]) {
    // Playwright adds to what stands in an email field of Firefox unless it is empty.
    await form.field(name).clear();
    await form.field(name).fill(text);
    await form.submit();
    await expect(form.field(name)).toBeFocused();
    await expect(form.element.locator(':invalid'), `${name} "${text}"`).toHaveCount(1);
    await form.field(name).clear();
    await form.field(name).fill(typed[name]);
  }
  await expect(toast.item).toHaveCount(0);
  const navigations = (await page.requests()).filter((each) => each.isNavigationRequest());
  expect(navigations).toHaveLength(1);
});

test('an invalid field is marked by more than colour until it is valid', async ({ form }) => {
  await form.submit();
  for (const name of requiredNames) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(name)).toHaveCSS('box-shadow', /3px 0px 0px 0px inset/);
    await form.field(name).fill(typed[name]);
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
    await expect(form.field(name)).toHaveCSS('box-shadow', 'none');
  }
});

test('a form is confirmed and cleared, nothing is sent @firefox', async ({ page, form, toast }) => {
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
  for (const name of fieldNames) await expect(form.field(name)).toHaveValue(typed[name]);
});
