import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { nextFrames } from './scrolling.ts';

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules that axe sometimes cannot decide: the contrast of text on a picture, which `hero-contrast` tests,
 * and of text under the toast; the order of headings, which `page-structure` tests.
 */
const decidedElsewhere = ['color-contrast', 'heading-order'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Returns axe's violations on the page, each as its rule, the rule's text and the element. Rules that axe
 * cannot decide are among them, except those that other tests cover.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'tag', values } }),
    tags,
  );
  if (passes.length < 20) throw new Error(`axe checked too little on ${page.url()}.`);
  const undecided = incomplete.filter(({ id }) => !decidedElsewhere.includes(id));
  return [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
}

/** Waits until fonts and pictures are loaded and all animations have finished. */
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
