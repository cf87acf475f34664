import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { nextFrames } from './scrolling.ts';

/** WCAG 2.2 at levels A and AA, and what axe's makers advise beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe at times leaves open: the contrast of words over a picture, which `hero-contrast` measures,
 * and of words under the toast; the order of headings, which `page-structure` holds.
 */
const decidedElsewhere = ['color-contrast', 'heading-order'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe has against the page as it is shown, each as its rule, what it asks for and where; what it
 * cannot decide too, but for what other tests do.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'tag', values } }),
    tags,
  );
  if (passes.length < 20) throw new Error(`axe looked at next to nothing on ${page.url()}.`);
  const undecided = incomplete.filter(({ id }) => !decidedElsewhere.includes(id));
  return [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
}

/** Waits until all of the page has been seen, typefaces and pictures too, and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await nextFrames(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}
