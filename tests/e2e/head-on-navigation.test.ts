import { expect, type Page, test } from '@playwright/test';
import { footerLinks, routes } from '#shared/routes.ts';
import { openPage } from '../support/open-page.ts';
import { unknownPath } from '../support/site-pages.ts';

for (const name of footerLinks) {
  test(`going to ${name} changes the head to what a fresh load of it says`, async ({ page }) => {
    await openPage(page, name === 'gallery' ? '/partners' : '/gallery');
    await markDocument(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: routes[name].label });
    await link.click();
    await expect(page).toHaveURL(routes[name].path);
    await expect(page).toHaveTitle(routes[name].title);
    const navigated = await readHead(page);
    expect(await isMarked(page)).toBe(true);
    await page.goto(routes[name].path);
    expect(await isMarked(page)).toBe(false);
    expect(navigated).toEqual(await readHead(page));
    expect(navigated.description).toEqual([routes[name].description]);
    expect(navigated.canonical).toHaveLength(1);
    expect(navigated.canonical[0]).toMatch(new RegExp(`^https?://[^/]+${routes[name].path}$`));
    expect(navigated.shared).toHaveLength(13);
    expect(navigated.structuredData).toHaveLength(1);
  });
}

test('titles differ from page to page', () => {
  expect(new Set(footerLinks.map((name) => routes[name].title)).size).toBe(6);
});

test('going on from the 404 page takes its noindex away', async ({ page }) => {
  await openPage(page, unknownPath);
  expect((await readHead(page)).robots).toEqual(['noindex']);
  expect((await readHead(page)).canonical).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveTitle(routes.gallery.title);
  expect((await readHead(page)).robots).toEqual([expect.stringMatching(/^index,/)]);
  expect((await readHead(page)).canonical).toHaveLength(1);
});

test('going back changes the title back', async ({ page }) => {
  await openPage(page, '/gallery');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveTitle(routes.partners.title);
  await page.goBack();
  await expect(page).toHaveTitle(routes.gallery.title);
});

/** What the document's head says of the page. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
    return {
      title: document.title,
      description: read('meta[name=description]', 'content'),
      canonical: read('link[rel=canonical]', 'href'),
      robots: read('meta[name=robots]', 'content'),
      shared: read('meta:is([property^="og:"], [name^="twitter:"])', 'content'),
      structuredData: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
      all: [...document.head.querySelectorAll('meta, script[type="application/ld+json"]')]
        .map((tag) => tag.outerHTML)
        .sort(),
    };
  });
}

/** Marks the document, so that one loaded in its place can be told from it. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}
