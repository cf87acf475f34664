import type { HTMLElement } from 'node-html-parser';
import { everyPath, fetchPage } from './page.ts';
import { createTestApp } from './site.ts';

const { app } = createTestApp();

/** Every page of the site as the server sends it, the 404 page with them: its path, and its HTML. */
export const fetchedPages: readonly (readonly [path: string, page: HTMLElement])[] =
  await Promise.all(everyPath.map(async (path) => [path, await fetchPage(app, path)] as const));

/** One of them. Throws where there is none. */
export function fetchedPage(path: string): HTMLElement {
  const [, page] = fetchedPages.find(([each]) => each === path) ?? [];
  if (!page) throw new Error(`No page was fetched from ${path}.`);
  return page;
}
