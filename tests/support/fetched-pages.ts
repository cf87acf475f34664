import type { HTMLElement } from 'node-html-parser';
import { everyPath, fetchPage } from './page.ts';
import { createTestApp } from './site.ts';

const { app } = createTestApp();

/** The path and the HTML of every page as the server sends it, with the 404 page. */
export const fetchedPages: readonly (readonly [path: string, page: HTMLElement])[] =
  await Promise.all(everyPath.map(async (path) => [path, await fetchPage(app, path)] as const));

/** The fetched page at `path`. Throws if there is none. */
export function fetchedPage(path: string): HTMLElement {
  const [, page] = fetchedPages.find(([each]) => each === path) ?? [];
  if (!page) throw new Error(`No page was fetched from ${path}.`);
  return page;
}
