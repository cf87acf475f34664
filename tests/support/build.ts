import { readFileSync } from 'node:fs';
import { buildPaths, root } from '#scripts/folders.ts';
import type { Content } from '#shared/content-types.ts';
import type { Assets } from '#shared/contracts.ts';

/** The folders of the build of the owner's site. */
export const build = buildPaths(`${root}dist`);

export const content: Content = JSON.parse(readFileSync(build.contentFile, 'utf8'));

export const assets: Assets = JSON.parse(readFileSync(build.assetsFile, 'utf8'));
