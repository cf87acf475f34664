import { expect, test } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { expectEmptyFields, fillForm, submitForm } from '../support/contact-form.ts';
import { dropDownButton, dropDownLinks, headerLink, menuButton } from '../support/header.ts';
import { clickAt, hoverAt } from '../support/mouse.ts';
import { pageSentences } from '../support/page-sentences.ts';
import { expectNothingSent, recordRequests } from '../support/sent-data.ts';
import { everyPage, headings } from '../support/site-pages.ts';

const { vendor, main, chunks } = readBuild(`${outputFolders('production').out}/`);

for (const { what, file } of [
  { what: 'vendor script', file: vendor },
  { what: 'first chunk', file: chunks[0] },
  { what: 'main script', file: main },
]) {
  test(`where the ${what} is lost every page can be read, and menus and form work`, async ({
    page,
  }) => {
    let lost = 0;
    await page.route(`**/${file}`, (route) => {
      lost += 1;
      return route.abort();
    });
    for (const { name, path, heading } of everyPage) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
      const sentences = pageSentences[name] ?? [];
      expect(sentences.length, path).toBeGreaterThan(0);
      for (const sentence of sentences) {
        await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
      }
    }
    await expect.poll(() => lost).toBeGreaterThan(0);

    await hoverAt(page, dropDownButton(page));
    await expect(dropDownLinks(page).filter({ visible: true })).toHaveCount(services.length);
    await dropDownLinks(page).last().click();
    await expect(page.getByRole('heading', { level: 1, name: headings.services })).toBeVisible();

    await page.goto(routes.home.path);
    const confirmation = page.getByText(toastWords.sentText);
    await expect(confirmation).toBeHidden();
    await fillForm(page);
    const requests = recordRequests(page);
    await submitForm(page);
    await expect(confirmation).toBeInViewport();
    await expectEmptyFields(page);
    await expectNothingSent(page, requests);

    await page.setViewportSize({ width: 460, height: 812 });
    await page.goto(routes.gallery.path);
    await clickAt(page, menuButton(page));
    await clickAt(page, headerLink(page, 'partners'));
    await expect(page.getByRole('heading', { level: 1, name: headings.partners })).toBeVisible();
  });
}
