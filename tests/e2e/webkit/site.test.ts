import { expect } from '@playwright/test';
import { Key, type WebDriver } from 'selenium-webdriver';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { toastCopy } from '#shared/copy/contact-form.ts';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { clearHeader, headerInPage, solidHeader } from '../../support/header.ts';
import { framesInPage, settledFrame } from '../../support/page-frames.ts';
import { headings } from '../../support/site-pages.ts';
import {
  click,
  expectFormToWork,
  expectNone,
  find,
  findFocused,
  hover,
  open,
  press,
  resize,
  test,
} from '../../support/webkit.ts';

test('page changes slide, bring address, title and focus, and end on the last page where they interrupt each other', async ({
  driver,
}) => {
  await open(driver, routes.services.path);
  await expect
    .poll(() => readResources(driver))
    .toContainEqual(expect.stringContaining('/dom-mini-'));
  await noteErrorsAndAnimations(driver);
  for (const name of ['gallery', 'ourStory', 'partners'] as const) {
    await click(driver, await headerLink(driver, name));
    await findFocused(driver, 'h1', headings[name]);
    expect(await driver.getTitle()).toBe(routes[name].title);
    expect(new URL(await driver.getCurrentUrl()).pathname).toBe(routes[name].path);
  }
  await expectSettled(driver, 'partners');
  const noted = await driver.executeScript(() => ({ ...document.documentElement.dataset }));
  expect(noted).toMatchObject({ animated: 'yes', errors: '' });
});

test('back and forward bring each page back to where it was', async ({ driver }) => {
  await open(driver, routes.home.path);
  await scrollTo(driver, 1200);
  await click(driver, await headerLink(driver, 'gallery'));
  await expectSettled(driver, 'gallery');
  await expectScrollY(driver, 0);
  await driver.navigate().back();
  await expectSettled(driver, 'home');
  await expectScrollY(driver, 1200);
  await driver.navigate().forward();
  await expectSettled(driver, 'gallery');
  await expectScrollY(driver, 0);
});

test('the drop-down opens on hover, keys go through it, and a choice lands on its section', async ({
  driver,
}) => {
  await open(driver, routes.gallery.path);
  await hover(driver, await find(driver, 'header button', headerCopy.dropDown));
  for (const { title } of services) await find(driver, 'header li li a', title);
  await hover(driver, await find(driver, 'h1'));
  await expectNone(driver, 'header li li a');
  await click(driver, await find(driver, 'header button', headerCopy.dropDown));
  await press(driver, Key.ARROW_DOWN);
  for (const { title } of services) {
    await findFocused(driver, 'header li li a', title);
    await press(driver, Key.ARROW_DOWN);
  }
  await press(driver, Key.ESCAPE);
  await findFocused(driver, 'header button', headerCopy.dropDown);
  await press(driver, Key.ARROW_DOWN, Key.ENTER);
  await findFocused(driver, 'h2', services[0]?.title);
  await expectNone(driver, 'header li li a');
});

test('the small-screen panel opens, closes, and leads on', async ({ driver }) => {
  await resize(driver, 460);
  await open(driver, routes.gallery.path);
  await expectNone(driver, 'header nav a');
  const menu = await find(driver, 'header button', headerCopy.menu);
  await menu.sendKeys(Key.ENTER);
  for (const { title } of services) await find(driver, 'header nav a', title);
  await press(driver, Key.ESCAPE);
  await expectNone(driver, 'header nav a');
  await findFocused(driver, 'header button', headerCopy.menu);
  await click(driver, menu);
  await click(driver, await headerLink(driver, 'partners'));
  await expectSettled(driver, 'partners');
  await expectNone(driver, 'header nav a');
});

test('a form is refused until it is whole, then confirmed by a toast, which closes', async ({
  driver,
}) => {
  await open(driver, routes.home.path);
  await expectFormToWork(driver, '[role=region] li');
  await click(driver, await find(driver, '[role=region] li button', toastCopy.close));
  await expectNone(driver, '[role=region] li');
});

test('the home page has a transparent header down to 50 px and a solid one past them', async ({
  driver,
}) => {
  await open(driver, routes.home.path);
  const header = () => driver.executeScript(headerInPage);
  await expect.poll(header).toBe(clearHeader);
  await scrollTo(driver, headerScrollThresholdPx);
  expect(await header()).toBe(clearHeader);
  await scrollTo(driver, headerScrollThresholdPx + 1);
  await expect.poll(header).toBe(solidHeader);
});

test('a page change fetches one file of its picture, in the best format', async ({ driver }) => {
  await open(driver, routes.ourStory.path);
  await click(driver, await headerLink(driver, 'gallery'));
  await expectSettled(driver, 'gallery');
  const picture = `/${textPages.gallery.pictures[0]}-`;
  const asked = async () => (await readResources(driver)).filter((url) => url.includes(picture));
  await expect.poll(asked).toEqual([expect.stringMatching(/\.avif$/)]);
});

function headerLink(driver: WebDriver, name: RouteName) {
  return find(driver, 'header nav a', routes[name].label);
}

/** Waits until this page is there alone and stands still. */
async function expectSettled(driver: WebDriver, name: RouteName): Promise<void> {
  await expect
    .poll(() => driver.executeScript(framesInPage))
    .toEqual([settledFrame(headings[name])]);
}

/** The addresses of all files that the page has requested. */
function readResources(driver: WebDriver): Promise<string[]> {
  return driver.executeScript(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
}

async function scrollTo(driver: WebDriver, y: number): Promise<void> {
  await driver.executeScript((top: number) => window.scrollTo({ top, behavior: 'instant' }), y);
  await driver.executeAsyncScript((done: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())),
  );
}

function expectScrollY(driver: WebDriver, y: number): Promise<void> {
  return expect.poll(() => driver.executeScript(() => window.scrollY)).toBe(y);
}

/** Has the page note errors, and what its policy refuses, and whether a script animates anything in `main`. */
async function noteErrorsAndAnimations(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    const noted = document.documentElement.dataset;
    noted.errors = '';
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
      window.addEventListener(type, () => {
        noted.errors += `${type} `;
      });
    }
    const watch = () => {
      if (document.querySelector('main')?.getAnimations({ subtree: true }).length) {
        noted.animated = 'yes';
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
}
