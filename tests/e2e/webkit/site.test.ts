import { expect } from '@playwright/test';
import { Key, type WebDriver } from 'selenium-webdriver';
import { type RouteName, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import { fieldNames, typed } from '../../support/contact-form.ts';
import { clearHeader, headerInPage, solidHeader } from '../../support/header.ts';
import { framesInPage, settledFrame } from '../../support/page-frames.ts';
import { headings } from '../../support/site-pages.ts';
import {
  click,
  expectNone,
  find,
  findFocused,
  focus,
  hover,
  open,
  press,
  resize,
  test,
} from '../../support/webkit.ts';

const toast = '[role=region] li';
const toastText = `${toastWords.sentTitle} ${toastWords.sentText}`;
const fields = 'form :is(input, textarea)';

test('page changes slide, bring address, title and focus, and end on the last page where they interrupt each other', async ({
  driver,
}) => {
  await open(driver, routes.services.path);
  await waitForAnimationCode(driver);
  await collectErrors(driver);
  for (const name of ['gallery', 'ourStory', 'partners'] as const) {
    await click(driver, await headerLink(driver, name));
    await findFocused(driver, 'h1', headings[name]);
    expect(await driver.getTitle()).toBe(routes[name].title);
    expect(new URL(await driver.getCurrentUrl()).pathname).toBe(routes[name].path);
  }
  await expectSettled(driver, 'partners');
  expect(await driver.executeScript(() => document.documentElement.dataset.animated)).toBe('yes');
  expect(await driver.executeScript(() => document.documentElement.dataset.errors)).toBeNull();
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
  const button = await find(driver, 'header button', headerWords.dropDown);
  await hover(driver, button);
  for (const { title } of services) await find(driver, 'header li li a', title);
  await hover(driver, await find(driver, 'h1'));
  await expectNone(driver, 'header li li a');
  await focus(driver, button);
  await press(driver, Key.ARROW_DOWN);
  for (const { title } of services) {
    await findFocused(driver, 'header li li a', title);
    await press(driver, Key.ARROW_DOWN);
  }
  await press(driver, Key.ESCAPE);
  await findFocused(driver, 'header button', headerWords.dropDown);
  await press(driver, Key.ARROW_DOWN, Key.ENTER);
  await findFocused(driver, 'h2', services[0]?.title);
  await expectNone(driver, 'header li li a');
  const gap = () =>
    driver.executeScript((anchor: string) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return Math.abs((document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) - header);
    }, services[0]?.anchor);
  await expect.poll(gap).toBeLessThanOrEqual(2);
});

test('the small-screen panel opens, closes, and leads on', async ({ driver }) => {
  await resize(driver, 460, 812);
  await open(driver, routes.gallery.path);
  await expectNone(driver, 'header nav a');
  const menu = await find(driver, 'header button', headerWords.menu);
  await focus(driver, menu);
  await press(driver, Key.ENTER);
  for (const { title } of services) await find(driver, 'header nav a', title);
  await press(driver, Key.ESCAPE);
  await expectNone(driver, 'header nav a');
  await findFocused(driver, 'header button', headerWords.menu);
  await click(driver, menu);
  await click(driver, await headerLink(driver, 'partners'));
  await expectSettled(driver, 'partners');
  await expectNone(driver, 'header nav a');
});

test('a form is refused until it is whole, then confirmed by a toast, which closes', async ({
  driver,
}) => {
  await open(driver, routes.home.path);
  for (const name of fieldNames.filter((each) => each !== 'Email')) {
    await (await find(driver, fields, name)).sendKeys(typed[name]);
  }
  await (await find(driver, 'form button', formWords.submit)).sendKeys(Key.ENTER);
  const email = await findFocused(driver, 'input', 'Email');
  await expectNone(driver, toast);
  await email.sendKeys(typed.Email);
  await (await find(driver, 'form button', formWords.submit)).sendKeys(Key.ENTER);
  await find(driver, toast, toastText);
  for (const name of fieldNames) {
    expect(await (await find(driver, fields, name)).getAttribute('value'), name).toBe('');
  }
  expect(new URL(await driver.getCurrentUrl()).href).toMatch(/^[^?#]+\/$/);
  await click(driver, await find(driver, `${toast} button`, toastWords.close));
  await expectNone(driver, toast);
});

test('the home page has a transparent header down to 50 px and a solid one past them', async ({
  driver,
}) => {
  await open(driver, routes.home.path);
  const header = () => driver.executeScript(headerInPage);
  await expect.poll(header).toBe(clearHeader);
  await scrollTo(driver, 50);
  expect(await header()).toBe(clearHeader);
  await scrollTo(driver, 51);
  await expect.poll(header).toBe(solidHeader);
});

test('a page change fetches one file of its picture, in the best format', async ({ driver }) => {
  await open(driver, routes.ourStory.path);
  await click(driver, await headerLink(driver, 'gallery'));
  await expectSettled(driver, 'gallery');
  const shown = (): Promise<string> =>
    driver.executeScript(() => {
      const image = document.querySelector<HTMLImageElement>('main img');
      return image?.complete ? image.currentSrc : '';
    });
  await expect.poll(shown).toMatch(/\.avif$/);
  const asked: string[] = await driver.executeScript(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const picture = new URL(await shown()).pathname.replace(/-[^-]*$/, '');
  expect(new Set(asked.filter((name) => name.includes(picture)))).toEqual(new Set([await shown()]));
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

/** Waits until the code of the page transition has arrived. */
async function waitForAnimationCode(driver: WebDriver): Promise<void> {
  const isThere = () =>
    driver.executeScript(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/dom-mini-')),
    );
  await expect.poll(isThere).toBe(true);
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

/** Notes errors from now on, and whether anything in `main` was animated by a script. */
async function collectErrors(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    const root = document.documentElement;
    const note = (text: unknown) => {
      root.dataset.errors = `${root.dataset.errors ?? ''}${text}\n`;
    };
    window.addEventListener('error', ({ message }) => note(message));
    window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
    const watch = () => {
      const [main] = document.getElementsByTagName('main');
      if (main?.getAnimations({ subtree: true }).length) root.dataset.animated = 'yes';
      requestAnimationFrame(watch);
    };
    watch();
  });
}
