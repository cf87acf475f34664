import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { sites } from '../support/built-sites.ts';
import { holdBack, openPage, waitUntilInteractive } from '../support/loading.ts';
import { nextFrames } from '../support/scrolling.ts';
import { consoleOf, test } from '../support/test.ts';

// Text has another width in the fallback typeface. So a line may break elsewhere, which moves the text below.
const mostShift = 0.1; // the limit of Core Web Vitals

const hasLiberation = existsSync('/usr/share/fonts/truetype/liberation');

for (const width of [360, 412]) {
  test(`on an Android phone of ${width} px no page shifts @android`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of sites.delivered.paths) {
      expect(await shiftOf(page, sites.delivered.url + path), path).toBeLessThan(mostShift);
      // Until its font arrives, text is shown in the fallback for Android, not in the fallback for desktops.
      expect(await page.evaluate(() => document.fonts.check('1em "Text Fallback"'))).toBe(false);
      expect(await page.evaluate(() => document.fonts.check('1em "Text Android"'))).toBe(true);
    }
  });
}

test('no page shifts when its fonts arrive', async ({ page }) => {
  test.skip(!hasLiberation, 'fonts-liberation is not installed');
  for (const path of sites.sample.paths) {
    expect(await shiftOf(page, sites.sample.url + path), path).toBeLessThan(mostShift);
  }
});

for (const width of [390, 1280]) {
  test(`slow pages do not shift, then work, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // The fonts never arrive, because the shifts that they cause have a test of their own.
    await holdBack(page, /\.woff2$/);
    const slow = await startSlowServer();
    for (const path of sites.sample.paths) {
      await page.goto(slow.url + path, { waitUntil: 'domcontentloaded' });
      await waitUntilInteractive(page);
      expect(await shiftSince(page, 0), path).toBeLessThan(0.02);
      // React would report a mismatch if it hydrated parts of the page that had not arrived yet.
      expect(await consoleOf(page), path).toEqual([]);
    }
    slow.server.close();
  });
}

/**
 * Starts a server that sends the sample site's pages slowly, from `<main>` on in pieces, each of which the browser
 * paints.
 */
async function startSlowServer() {
  const server = createServer(async (request, response) => {
    const answer = await fetch(sites.sample.url + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = `${answer.headers.get('content-type')}`;
    response.writeHead(answer.status, { 'Content-Type': type });
    const start = type.includes('html') ? body.indexOf('<main') : body.length;
    response.write(body.subarray(0, start));
    const pieceLength = Math.ceil((body.length - start) / 16) || 1;
    for (let at = start; at < body.length; at += pieceLength) {
      response.write(body.subarray(at, at + pieceLength));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    response.end();
  }).listen(0);
  await once(server, 'listening');
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('characters that the preloaded fonts lack load another font', async ({ page }) => {
  // The characters are added after hydration, which would remove them.
  await openPage(page, sites.sample.url);
  const further = page.waitForRequest(/latin-ext/);
  await page.evaluate(() => document.querySelector('main p')?.append(' Łódź'));
  await further;
});

/**
 * The sum of a page's layout shifts from the arrival of its fonts on. The fonts are held back until the first paint.
 */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  const release = await holdBack(page, /\.woff2$/);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isPainted);
  await waitUntilInteractive(page);
  const releasedMs = await page.evaluate(() => performance.now());
  release();
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForLoadState();
  await nextFrames(page);
  return shiftSince(page, releasedMs);
}

/** The sum of a page's layout shifts since `sinceMs`, a time in milliseconds on the page's own clock. */
function shiftSince(page: Page, sinceMs: number): Promise<number> {
  return page.evaluate((fromMs) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().filter(({ startTime }) => startTime > fromMs);
    return shifts.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
  }, sinceMs);
}
