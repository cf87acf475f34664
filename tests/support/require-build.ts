import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { root } from '#scripts/folders.ts';

/** Ends the process with one sentence if the project has no build in the folder `out`. */
export function requireBuild(out = ''): void {
  if (existsSync(`${root}${out}/data`)) return;
  console.error(`There is no ${out}/: run "npm run build:all" first.`);
  process.exit(1);
}

/** Vitest's global setup of the projects whose tests read a build. */
export function setup({ config }: TestProject): void {
  requireBuild(config.env.SITE_BUILD);
}
