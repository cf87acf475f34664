import { expect } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

export interface Whereabouts {
  /** The address after the host. */
  path: string;
  title: string;
  /** The first-level headings, of a leaving page too. */
  headings: readonly string[];
  focused: string;
  scrollY: number;
  /** Whether one page is there alone, and has faded in. */
  isSettled: boolean;
}

/** Where in the site the visitor is. */
export function whereabouts(visitor: Visitor): Promise<Whereabouts> {
  return visitor.evaluate(() => {
    const frames = [...document.querySelectorAll('main > *')];
    return {
      path: window.location.href.slice(window.location.origin.length),
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
      focused: document.activeElement?.textContent ?? '',
      scrollY: window.scrollY,
      isSettled:
        frames.length === 1 && frames.every((frame) => getComputedStyle(frame).opacity === '1'),
    };
  });
}

/** Waits until the visitor is there. */
export async function expectWhereabouts(
  visitor: Visitor,
  expected: Partial<Whereabouts>,
): Promise<void> {
  await eventually(async () => expect(await whereabouts(visitor)).toMatchObject(expected));
}

/** Opens a page of the site and waits until React has taken it over. */
export async function openInteractive(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await expectInteractive(visitor);
}

export async function expectInteractive(visitor: Visitor): Promise<void> {
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.hasAttribute('data-interactive')))
    .toBe(true);
}
