import { expect } from '@playwright/test';
import { keys, test, type WebKit } from './webkit-driver.ts';

/* What is WebKit's own: hydration, the policy while animating, pictures, popovers, going back, focus. */

const home = 'Days long remembered, quietly dressed';
const gallery = 'Twelve Days in Pictures';

const dropDown = ['header button', 'What we do'] as const;

test('page changes that interrupt each other end on the last page', async ({ webkit }) => {
  await openHydrated(webkit, '/services');
  await expect.poll(() => requested(webkit, '/dom-mini-')).toHaveLength(1);
  await webkit.run(noteErrorsAndAnimations);
  for (const [label, path, heading] of [
    ['Gallery', '/gallery', gallery],
    ['Our Story', '/our-story', 'It Began With a Borrowed Van'],
    ['Journal', '/journal', 'From the Workbench'],
  ] as const) {
    await webkit.click('header nav a', label);
    await webkit.expectFocus(heading);
    expect(await webkit.run(() => location.pathname)).toBe(path);
  }
  await expectSettled(webkit, 'From the Workbench');
  const noted = await webkit.run(() => ({ ...document.documentElement.dataset }));
  expect(noted).toMatchObject({ animated: 'yes', errors: '' });
});

test('back and forward lead to where each page was, also out of the cache', async ({ webkit }) => {
  const expectScrollY = (y: number) => expect.poll(() => webkit.run(() => window.scrollY)).toBe(y);
  const restored = () => webkit.run(() => document.documentElement.dataset.restored);
  // The browser does not keep a page that is still loading something.
  await expect(async () => {
    await openHydrated(webkit, '/');
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
  await expectScrollY(1200);
  await webkit.click('header nav a', 'Gallery');
  await expectSettled(webkit, gallery);
  await expectScrollY(0);
  await webkit.run(() => history.back());
  await expectSettled(webkit, home);
  await expectScrollY(1200);
  await webkit.run(() => history.forward());
  await expectSettled(webkit, gallery);
  await expectScrollY(0);
  expect(await restored()).toBe('true');
});

test('the drop-down hangs below its button in a scrolled page', async ({ webkit }) => {
  await openHydrated(webkit, '/');
  await scrollTo(webkit, 1200);
  await webkit.press(...dropDown, keys.enter);
  const distance = () =>
    webkit.run(() => {
      const [bar, button, panel] = ['', 'button', 'ul[popover]'].map((each) =>
        document.querySelector(`header ${each}`)?.getBoundingClientRect(),
      );
      if (!bar || !button || !panel) return [];
      const aside = panel.x + panel.width / 2 - button.x - button.width / 2;
      return [aside, panel.top - bar.bottom].map(Math.round).map(Math.abs);
    });
  await expect.poll(distance).toEqual([0, 0]);
});

test('Escape in the drop-down gives its button the focus', async ({ webkit }) => {
  await openHydrated(webkit, '/gallery');
  await webkit.press(...dropDown, keys.enter);
  await webkit.press('header ul[popover] a', 'Shop Windows', keys.escape);
  await webkit.expectFocus('What we do');
});

test('a page change fetches one file of its picture', async ({ webkit }) => {
  await openHydrated(webkit, '/our-story');
  await webkit.click('header nav a', 'Get in Touch');
  await expectSettled(webkit, 'Come and See Us');
  const fetched = () => requested(webkit, '/ribbon-on-linen-');
  await expect.poll(fetched).toEqual([expect.stringMatching(/\.avif$/)]);
});

async function openHydrated(webkit: WebKit, path: string): Promise<void> {
  await webkit.open(path);
  await webkit.find('html[data-interactive]');
}

/** Waits until the page with this heading is the only one and its transition has ended. */
function expectSettled(webkit: WebKit, heading: string): Promise<void> {
  const frames = () =>
    webkit.run(() =>
      [...document.querySelectorAll('main > *')].map((frame) => {
        const { opacity, transform } = getComputedStyle(frame);
        return [frame.querySelector('h1')?.textContent, opacity, transform];
      }),
    );
  return expect.poll(frames).toEqual([[heading, '1', 'none']]);
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
