import type { RequestListener } from 'node:http';
import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { content } from './site.ts';

/** A path that has no page. */
export const unknownPath = '/no-such-page';

/** The path of each page. */
export const routePaths = content.pages.map(({ path }) => path);

/** The origin of the absolute URLs that test apps write. */
export const siteUrl = 'https://www.example.com';

/** The path of every page, and a path that shows the 404 page. */
export const everyPath = [...routePaths, unknownPath];

/** The parsed HTML of the response of `app` at `path`. */
export async function fetchPage(app: RequestListener, path: string): Promise<HTMLElement> {
  const { text } = await request(app).get(path);
  return parse(text);
}

/** The path and the HTML of every page as `app` sends it, with the 404 page. */
export function fetchPages(app: RequestListener): Promise<[path: string, page: HTMLElement][]> {
  return Promise.all(everyPath.map(async (path) => [path, await fetchPage(app, path)]));
}

/** The first element of `root` that matches `selector`. Throws if there is none. */
export function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no "${selector}".`);
  return element;
}

/** The text of `element` with single spaces, without scripts, styles, templates and hidden elements. */
export function textOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const unread of copy.querySelectorAll('script, style, template, [hidden]')) unread.remove();
  return copy.text.replace(/\s+/g, ' ').trim();
}

/** The text of each element of `root` that matches `selector`, in document order. */
export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf);
}

/** The values of `attribute` on the elements of `root` that match `selector`, in document order. */
export function valuesOf(root: HTMLElement, selector: string, attribute: string): string[] {
  return root
    .querySelectorAll(`${selector}[${attribute}]`)
    .map((element) => element.getAttribute(attribute) ?? '');
}
