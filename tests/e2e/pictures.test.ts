import { expect } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { screens } from '../support/devices.ts';
import { openPage } from '../support/loading.ts';
import { test } from '../support/test.ts';

test.use({ deviceScaleFactor: 2 });

/** A tablet in an upright window and a phone in a low one, which crop more than these screens. */
const furtherScreens = [
  { width: 600, height: 800 },
  { width: 568, height: 320 },
];

/** The hero's text stands on the left of its wide picture, which keeps two thirds in sight, in percent. */
const heroMost = 66;

for (const path of sites.sample.paths) {
  test(`pictures of ${path} show their focus, from large enough files`, async ({ page }) => {
    const pictures = Object.values(sites.sample.pictures);
    await openPage(page, path);
    for (const screen of [...furtherScreens, ...screens]) {
      await page.setViewportSize(screen);
      const shown = await page.evaluate(readCrops);
      if (path === '/') expect(shown).not.toEqual([]);
      for (const { address, position, ratio } of shown) {
        const picture = pictures.find(({ prefix }) => address.includes(`/${prefix}-`));
        if (!picture) throw new Error(`${address} is not of the build.`);
        const { focus, width, height } = picture;
        const isHero = path === '/' && width > height && ratio > 1;
        const point = isHero ? Math.min(focus.x, heroMost) : focus.x;
        const own = width / height;
        const what = `${address} at ${screen.width} px on ${path}`;
        expect(isInSight(point, position[0], ratio / own), what).toBe(true);
        expect(isInSight(focus.y, position[1], own / ratio), what).toBe(true);
      }
      const enlargements = await page.evaluate(loadPicturesAgain);
      expect(enlargements.length, path).toBeGreaterThanOrEqual(shown.length);
      expect(Math.max(1, ...enlargements), `${path} at ${screen.width} px`).toBe(1);
    }
  });
}

/** Whether a point is in the part of a length that `position` shows, all in percent; 1 is all of it. */
function isInSight(point: number, position = 50, part = 1): boolean {
  const shown = Math.min(1, part) * 100;
  const start = ((100 - shown) * position) / 100;
  return point >= start - 0.5 && point <= start + shown + 0.5;
}

/** The address of each picture of the page, which part of it is shown, and its proportions there. */
function readCrops(): { address: string; position: number[]; ratio: number }[] {
  return [...document.querySelectorAll<HTMLImageElement>('main picture img')].map((image) => {
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    const { width, height } = image.getBoundingClientRect();
    const position = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    return { address: source?.srcset ?? '', position, ratio: width / height };
  });
}

/**
 * Replaces each picture by one whose files have other addresses, because a browser that has a large file
 * does not load a smaller one. Returns how many device pixels each, which covers its box, has for each pixel
 * of its file, or 1 where that is the largest.
 */
async function loadPicturesAgain(): Promise<number[]> {
  for (const picture of document.querySelectorAll('main picture')) {
    picture.innerHTML = picture.innerHTML.replace(/\.(avif|jpg)\b[^ ",]*/g, `.$1?${innerWidth}`);
  }
  return Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('main img')].map(async (image) => {
      image.loading = 'eager';
      await new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }));
      const { currentSrc, naturalWidth, naturalHeight } = image;
      const { width, height } = image.getBoundingClientRect();
      const shownPx = Math.floor(Math.max(width, (height * naturalWidth) / naturalHeight));
      const [, name, filePx] = /([\w-]+)-(\d+)\.\w+\?/.exec(currentSrc) ?? [];
      const files = image.parentElement?.innerHTML.matchAll(new RegExp(`${name}-(\\d+)\\.`, 'g'));
      const largestPx = Math.max(...[...(files ?? [])].map(([, px]) => Number(px)));
      return Number(filePx) < largestPx ? (shownPx * devicePixelRatio) / Number(filePx) : 1;
    }),
  );
}
