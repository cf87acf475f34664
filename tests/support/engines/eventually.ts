import { expect } from '@playwright/test';

/** Waits until it is so; also past a document that is just being left, of which nothing can be read. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
}
