import { mkdir, rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium, findChromium } from '../browsers/chromium.ts';
import { startBuiltServer } from '../built-server.ts';
import { root } from '../bundle/folders.ts';
import { type Scene, type Screen, scenes, screens } from './scenes.ts';

const folder = `${root}screenshots`;

const screenNames = Object.keys(screens) as Screen[];

/** Writes a screenshot of every scene on each of its screens into `screenshots/`. */
export async function takeScreenshots(): Promise<void> {
  ensureChromium();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const server = await startBuiltServer();
  try {
    const executablePath = findChromium() ?? 'chromium';
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      for (const scene of scenes) {
        for (const screen of scene.screens ?? screenNames) {
          await takeScene(browser, server.url, scene, screen);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function takeScene(browser: Browser, site: string, scene: Scene, screen: Screen) {
  const page = await browser.newPage({ viewport: screens[screen], ...scene.context });
  await page.goto(site + scene.path);
  if (scene.context?.javaScriptEnabled !== false) {
    await page.locator('html[data-interactive]').waitFor();
  }
  if (scene.isFullPage) await showLazyPictures(page);
  await scene.act?.(page);
  if (scene.context?.javaScriptEnabled !== false) await settle(page);
  await page.screenshot({
    path: `${folder}/${scene.name}-${screen}.png`,
    fullPage: scene.isFullPage ?? false,
  });
  await page.close();
}

/** Waits until all animations have finished. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Loads every picture, also those with lazy loading. */
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
