import { requireBuilds } from './require-build.ts';

/** Vitest's global setup of tests that read a build: most of them need no new one after an edit of the code. */
export function setup(): void {
  const outdated = requireBuilds();
  if (outdated) console.warn(outdated);
}
