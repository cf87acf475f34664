import { expect, test } from '@playwright/test';
import { routes } from '#shared/routes.ts';
import { headerLink } from '../support/header.ts';
import { openPage } from '../support/open-page.ts';
import { expectSettledPage } from '../support/page-frames.ts';
import { readResources } from '../support/resource-timings.ts';
import { headings } from '../support/site-pages.ts';

test('a page change fetches one file of its picture, in the best format', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, routes.ourStory.path);
  await headerLink(page, 'gallery').click();
  await expectSettledPage(page, headings.gallery);
  const image = page.getByRole('main').locator('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  const { pathname } = new URL(shown);
  expect(pathname).toMatch(/\.avif$/);
  const name = `/assets/${routes.gallery.pictures[0]}-`;
  const asked = (await readResources(page)).filter(({ path }) => path.startsWith(name));
  expect(asked.map(({ path }) => path)).toEqual([pathname]);
});
