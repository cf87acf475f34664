import type { Page } from '@playwright/test';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';

const { vendor, main, chunks } = readBuild(`${outputFolders('production').out}/`);
const eagerScripts = new Set([vendor, main, ...chunks]);

/** The address of the page transition's code. */
export const animationScript = /\/assets\/dom-mini-[^/]*\.js$/;

/** Says whether the production page asks for this script only once React runs. */
export function isLazyScript(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.endsWith('.js') && !eagerScripts.has(pathname.replace('/assets/', ''));
}

/** Loses every script that is not in the page's HTML: the page transition's and the toast region's. */
export async function loseLazyScripts(page: Page): Promise<void> {
  await page.route(
    (url) => isLazyScript(url.href),
    (route) => route.abort(),
  );
}
