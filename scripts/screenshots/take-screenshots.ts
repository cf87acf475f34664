import { mkdir, rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium, findChromium } from '../browsers/chromium.ts';
import { startBuiltServer } from '../built-server.ts';
import { root } from '../bundle/folders.ts';
import { type Scene, scenes, widths } from './scenes.ts';

const folder = `${root}screenshots`;

/** Writes a picture of every scene at every width that suits it into `screenshots/`. */
export async function takeScreenshots(): Promise<void> {
  ensureChromium();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const server = await startBuiltServer();
  const executablePath = findChromium() ?? 'chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  for (const scene of scenes) {
    for (const width of scene.widths ?? widths) {
      await takeScene(browser, server.url, scene, width);
    }
  }
  await browser.close();
  server.stop();
}

async function takeScene(browser: Browser, site: string, scene: Scene, width: number) {
  const height = width < 600 ? 812 : width < 1000 ? 1024 : 900;
  const page = await browser.newPage({ viewport: { width, height }, ...scene.context });
  await page.goto(site + scene.path);
  if (scene.context?.javaScriptEnabled !== false) {
    await page.locator('html[data-interactive]').waitFor();
  }
  if (scene.isFullPage) await showLazyPictures(page);
  await scene.act?.(page);
  if (scene.context?.javaScriptEnabled !== false) await settle(page);
  await page.screenshot({
    path: `${folder}/${scene.name}-${width}.png`,
    fullPage: scene.isFullPage ?? false,
  });
  await page.close();
}

/** Waits until nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Has every picture fetched, also those that wait for the visitor to come near. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    ),
  );
}
