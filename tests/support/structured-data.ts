import type { RequestListener } from 'node:http';
import { fetchPage } from './page.ts';

/** A thing that a page describes in JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What the page at `path` says of itself in JSON-LD. Throws where that is not one JSON object. */
export async function structuredDataAt(app: RequestListener, path: string): Promise<Thing[]> {
  const page = await fetchPage(app, path);
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  const [data, ...others] = scripts.map(({ text }) => JSON.parse(text));
  if (data?.['@context'] !== 'https://schema.org' || others.length > 0) {
    throw new Error(`${path} has no JSON-LD, or more than one.`);
  }
  return data['@graph'];
}
