import { expect } from '@playwright/test';
import { headerScrollThresholdPx } from '#shared/constants.ts';
import { formCopy, toastCopy } from '#shared/copy/contact-form.ts';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { picturesOn } from '#shared/page-pictures.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { fieldNames, labels, typed } from '../support/contact-form.ts';
import { clearHeader, headerInPage, solidHeader } from '../support/header.ts';
import { toastScript } from '../support/loading.ts';
import { framesInPage, settledFrame } from '../support/page-frames.ts';
import { headings } from '../support/site-pages.ts';
import { keys, test, type WebKit } from '../support/webkit.ts';

const interactive = 'html[data-interactive]';
const dropDown = ['header button', headerCopy.dropDown] as const;
const menu = ['header button', headerCopy.menu] as const;
const link = (name: RouteName) => ['header nav a', routes[name].label] as const;
const lastService = ['header a', services.at(-1)?.title] as const;

test('page changes that interrupt each other end on the last page', async ({ webkit }) => {
  await openHydrated(webkit, 'services');
  await expect.poll(() => requested(webkit, '/dom-mini-')).toHaveLength(1);
  await webkit.run(noteErrorsAndAnimations);
  for (const name of ['gallery', 'ourStory', 'partners'] as const) {
    await webkit.click(...link(name));
    await webkit.findFocused('h1', headings[name]);
    const state = await webkit.run(() => [document.title, location.pathname]);
    expect(state).toEqual([routes[name].title, routes[name].path]);
  }
  await expectSettled(webkit, 'partners');
  const noted = await webkit.run(() => ({ ...document.documentElement.dataset }));
  expect(noted).toMatchObject({ animated: 'yes', errors: '' });
});

test('back and forward restore the scroll position', async ({ webkit }) => {
  const expectScrollY = (y: number) => expect.poll(() => webkit.run(() => window.scrollY)).toBe(y);
  await openHydrated(webkit, 'home');
  await scrollTo(webkit, 1200);
  await webkit.click(...link('gallery'));
  await expectSettled(webkit, 'gallery');
  await expectScrollY(0);
  await webkit.run(() => history.back());
  await expectSettled(webkit, 'home');
  await expectScrollY(1200);
  await webkit.run(() => history.forward());
  await expectSettled(webkit, 'gallery');
  await expectScrollY(0);
});

test('a page from the back/forward cache is where it was, and works', async ({ webkit }) => {
  const restored = () => webkit.run(() => document.documentElement.dataset.restored);
  // The browser does not keep a page that is still loading something.
  await expect(async () => {
    await openHydrated(webkit, 'home');
    await scrollTo(webkit, 1200);
    await webkit.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await webkit.open('/robots.txt');
    await webkit.run(() => history.back());
    await expect.poll(restored, { timeout: 5000 }).toBe('true');
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => webkit.run(() => window.scrollY)).toBe(1200);
  await webkit.click(...link('gallery'));
  await expectSettled(webkit, 'gallery');
  expect(await restored()).toBe('true');
});

test('the drop-down opens on hover', async ({ webkit }) => {
  await openHydrated(webkit, 'gallery');
  await webkit.hover(...dropDown);
  for (const { title } of services) await webkit.find('header a', title);
  await webkit.hover('h1');
  await webkit.expectNone(...lastService);
});

test('the drop-down hangs below its button in a scrolled page', async ({ webkit }) => {
  await openHydrated(webkit, 'home');
  await scrollTo(webkit, 1200);
  await webkit.click(...dropDown);
  const distance = () =>
    webkit.run(() => {
      const [button, panel] = ['button', 'ul[popover]'].map((each) =>
        document.querySelector(`header ${each}`)?.getBoundingClientRect(),
      );
      if (!button || !panel) return [];
      const aside = panel.x + panel.width / 2 - button.x - button.width / 2;
      return [aside, panel.top - button.bottom].map(Math.round).map(Math.abs);
    });
  await expect.poll(distance).toEqual([0, 0]);
});

test('keys go through the drop-down and choose a section', async ({ webkit }) => {
  await openHydrated(webkit, 'gallery');
  await webkit.click(...dropDown);
  for (const { title } of services) {
    await webkit.press(keys.arrowDown);
    await webkit.findFocused('header a', title);
  }
  await webkit.press(keys.escape);
  await webkit.findFocused(...dropDown);
  await webkit.press(keys.arrowDown);
  await webkit.press(keys.enter);
  await webkit.findFocused('h2', services[0]?.title);
  await webkit.expectNone(...lastService);
});

test('the mobile menu opens, closes and navigates', async ({ webkit }) => {
  await openHydrated(webkit, 'gallery', 460);
  await webkit.expectNone('header nav a');
  await webkit.type(...menu, keys.enter);
  for (const { title } of services) await webkit.find('header nav a', title);
  await webkit.press(keys.escape);
  await webkit.expectNone('header nav a');
  await webkit.findFocused(...menu);
  await webkit.click(...menu);
  await webkit.click(...link('partners'));
  await expectSettled(webkit, 'partners');
  await webkit.expectNone('header nav a');
});

test('the form is refused until it is whole, then confirmed by a toast', async ({ webkit }) => {
  await openHydrated(webkit, 'home');
  await webkit.run((script: string) => import(script).then(() => null), toastScript);
  await expectFormToWork(webkit, '[role=region] li');
  await webkit.click('[role=region] li button', toastCopy.close);
  await webkit.expectNone('[role=region] li');
});

test('the home page has a transparent header until 50 px', async ({ webkit }) => {
  await openHydrated(webkit, 'home');
  const expectHeader = (look: string) => expect.poll(() => webkit.run(headerInPage)).toBe(look);
  await scrollTo(webkit, headerScrollThresholdPx);
  await expectHeader(clearHeader);
  await scrollTo(webkit, headerScrollThresholdPx + 1);
  await expectHeader(solidHeader);
});

test('a page change fetches one file of its picture', async ({ webkit }) => {
  await openHydrated(webkit, 'ourStory');
  await webkit.click(...link('gallery'));
  await expectSettled(webkit, 'gallery');
  const fetched = () => requested(webkit, `/${picturesOn('gallery')[0]}-`);
  await expect.poll(fetched).toEqual([expect.stringMatching(/\.avif$/)]);
});

test('without scripts both menus navigate', async ({ scriptless }) => {
  await scriptless.open(routes.gallery.path);
  await scriptless.click(...dropDown);
  await scriptless.click(...lastService);
  await scriptless.find('main h1', headings.services);
  await scriptless.open(routes.gallery.path, 460);
  await scriptless.expectNone('header nav a');
  await scriptless.click(...menu);
  await scriptless.click(...link('partners'));
  await scriptless.find('main h1', headings.partners);
  await scriptless.expectNone(interactive);
});

test('without scripts the form is checked, sends nothing and confirms', async ({ scriptless }) => {
  await scriptless.open(routes.home.path);
  await expectFormToWork(scriptless, 'main [role=status]');
});

async function openHydrated(webkit: WebKit, name: RouteName, width?: number): Promise<void> {
  await webkit.open(routes[name].path, width);
  await webkit.find(interactive);
}

/** Submits the form without an email address, which the browser refuses, and with one. */
async function expectFormToWork(webkit: WebKit, confirmation: string): Promise<void> {
  const submit = () => webkit.type('form button', formCopy.submit, keys.enter);
  for (const name of fieldNames) {
    if (name !== 'Email') await webkit.type('form :is(input, textarea)', labels[name], typed[name]);
  }
  await submit();
  await webkit.findFocused('input', labels.Email);
  await webkit.expectNone(confirmation, toastCopy.sentTitle);
  await webkit.type('input', labels.Email, typed.Email);
  await submit();
  await webkit.find(confirmation, toastCopy.sentTitle);
  const left = await webkit.run(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')];
    return [...fields.map(({ value }) => value), location.pathname + location.search];
  });
  expect(left).toEqual([...fieldNames.map(() => ''), routes.home.path]);
}

/** Waits until this page is the only one and its transition has ended. */
function expectSettled(webkit: WebKit, name: RouteName): Promise<void> {
  return expect.poll(() => webkit.run(framesInPage)).toEqual([settledFrame(name)]);
}

function scrollTo(webkit: WebKit, y: number): Promise<void> {
  return webkit.run(async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, y);
}

/** The addresses that the page has requested and that contain `part`. */
async function requested(webkit: WebKit, part: string): Promise<string[]> {
  const files = await webkit.run(() => performance.getEntriesByType('resource').map((e) => e.name));
  return files.filter((file) => file.includes(part));
}

/** Has the page note errors, what its policy refuses, and whether an element is animated. */
function noteErrorsAndAnimations(): void {
  const noted = document.documentElement.dataset;
  noted.errors = '';
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    window.addEventListener(type, () => {
      noted.errors += `${type} `;
    });
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    noted.animated = 'yes';
    return animate.apply(this, args);
  };
}
