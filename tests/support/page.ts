import type { RequestListener } from 'node:http';
import { type HTMLElement, parse } from 'node-html-parser';
import request from 'supertest';
import { routeNames, routes } from '#shared/routes.ts';

/** The path of each route. */
export const routePaths: readonly string[] = routeNames.map((name) => routes[name].path);

/** A path that has no page. */
export const unknownPath = '/no-such-page';

/** The path of every page there is, the 404 page with them. */
export const everyPath: readonly string[] = [...routePaths, unknownPath];

/** The HTML that `app` answers `path` with, parsed. */
export async function fetchPage(app: RequestListener, path: string): Promise<HTMLElement> {
  const { text } = await request(app).get(path);
  return parse(text);
}

/** The first element of `root` that `selector` finds. Throws where there is none. */
export function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no "${selector}".`);
  return element;
}

/** The words in `element`, with single spaces, without what scripts, styles and templates hold. */
export function textOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const unread of copy.querySelectorAll('script, style, template, [hidden]')) unread.remove();
  return copy.text.replace(/\s+/g, ' ').trim();
}

/** The words of each element that `selector` finds in `root`, in the order of the page. */
export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf);
}

/** The values of `attribute` on what `selector` finds in `root`, in the order of the page. */
export function valuesOf(root: HTMLElement, selector: string, attribute: string): string[] {
  return root
    .querySelectorAll(`${selector}[${attribute}]`)
    .map((element) => element.getAttribute(attribute) ?? '');
}
