import { existsSync } from 'node:fs';
import { root } from '#scripts/folders.ts';

/** Ends the process with one sentence if the project has no build in the folder `out`. */
export function requireBuild(out: string): void {
  if (existsSync(`${root}${out}/data`)) return;
  console.error(`There is no ${out}/: run "npm run build:all" first.`);
  process.exit(1);
}

/** Vitest's global setup of the project whose tests read the build. */
export function setup(): void {
  requireBuild('dist');
}
