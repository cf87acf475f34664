import type { HTMLElement } from 'node-html-parser';
import { everyPath } from './every-page.ts';
import { fetchPage } from './page.ts';
import { createTestApp } from './test-app.ts';

const { app } = createTestApp();

const pages = new Map<string, HTMLElement>();
for (const path of everyPath) pages.set(path, await fetchPage(app, path));

/** Every page of the site as the server sends it, the 404 page with them, with its path. */
export const fetchedPages: ReadonlyMap<string, HTMLElement> = pages;

/** One of them. Throws where there is none. */
export function fetchedPage(path: string): HTMLElement {
  const page = pages.get(path);
  if (!page) throw new Error(`No page was fetched from ${path}.`);
  return page;
}
