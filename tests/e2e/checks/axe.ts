import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { scrollPageTo } from '../../support/scrolling.ts';

/** The rules of WCAG 2.2 at levels A and AA, and axe's best practices. Only rules that do not pass have details. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  // The viewer's row of pictures is scrolled by arrow keys and by buttons, wherever the focus is.
  rules: { 'scrollable-region-focusable': { enabled: false } },
};

/**
 * Rules that axe sometimes cannot decide: the contrast of text on a picture, which `hero.test.ts` tests, and of text
 * that the toast covers; and the order of headings, which `html.test.ts` tests.
 */
const decidedElsewhere = ['color-contrast', 'heading-order'];

export const narrow = { width: 320, height: 800 };
export const wide = { width: 1280, height: 800 };

/** Expects that axe finds no violation on these screens, and leaves only rules undecided that other tests decide. */
export async function expectNoFault(page: Page, ...screens: (typeof wide)[]): Promise<void> {
  await page.evaluate(axe.source);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // Otherwise the header may cover a part of a target, and axe would take the target to be too small.
    await scrollPageTo(page, 0);
    const run = `axe.run(document, ${JSON.stringify(options)})`;
    const { violations, incomplete, passes } = await page.evaluate<AxeResults>(run);
    expect(passes.length).toBeGreaterThan(20);
    const undecided = incomplete.filter(({ id }) => !decidedElsewhere.includes(id));
    const faults = [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
    expect(faults, `${page.url()} at ${screen.width} px`).toEqual([]);
  }
}
