import type { SiteConfig } from '#client/entry/server.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Document } from './document.ts';
import type { Styles } from './styled-html.ts';

/** A page without the HTML that React renders, ready to be sent. */
export interface EncodedFrame {
  headers: Record<string, string>;
  start: Buffer;
  end: Buffer;
}

/** The maximum number of frames in memory; the site has one for each page. */
const maxFrames = 100;

/**
 * Returns a function that returns the frame of a page with `styles`; the route of the 404 page is `null`.
 * Frames are remembered, because one takes 0.16 ms to write where a render takes 1.4 ms.
 */
export function createPageFrames(document: Document, headers: Readonly<Record<string, string>>) {
  const frames = new Map<string, EncodedFrame>();

  return (route: RouteName | null, config: SiteConfig, styles: Styles): EncodedFrame => {
    const key = `${route} ${config.year} ${styles.ids}`;
    const known = frames.get(key);
    if (known) return known;
    const { start, end, policy } = document.pageFrame(route, config, styles);
    const frame = {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      },
      start: Buffer.from(start),
      end: Buffer.from(end),
    };
    if (frames.size === maxFrames) frames.clear();
    frames.set(key, frame);
    return frame;
  };
}
