import { useEffect } from 'react';
import type { Content } from '#shared/content-types.ts';
import { leadsToPage, pageAt } from '#shared/routes.ts';
import { layouts } from '../pages/layouts.ts';
import { avifType, pictureNamed, sourceSet } from '../pictures/picture-sources.ts';

/** A pointer or a focus that only crosses a link stays there for a shorter time. Chosen by trial. */
const intentMs = 65;

/**
 * Preloads the first picture of a page, once, when a link to it is pointed at, pressed or focused, so that the
 * picture is there when the page fades in. A visitor who saves data loads it with the page.
 */
export function usePreloadOnIntent(content: Content, assetBase: string): void {
  useEffect(() => {
    if ('connection' in navigator && Object(navigator.connection).saveData) return;
    const preloaded = new Set([window.location.pathname]);
    let timer = 0;

    function onIntent({ target, type }: Event): void {
      window.clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      // An anchor leads to another part of a page than its first screen.
      if (link?.origin !== window.location.origin || link.hash) return;
      const { pathname } = link;
      if (preloaded.has(pathname) || !leadsToPage(content, pathname)) return;
      const delayMs = type === 'pointerdown' ? 0 : intentMs;
      timer = window.setTimeout(() => {
        preloaded.add(pathname);
        preload(content, pathname, assetBase);
      }, delayMs);
    }

    const events = ['pointerover', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, onIntent);
    return () => {
      window.clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [content, assetBase]);
}

/** Loads what the page will show. Browsers warn of a preloading `<link>` whose picture is not shown soon. */
function preload(content: Content, path: string, assetBase: string): void {
  const page = pageAt(content, path);
  const picture = document.createElement('picture');
  for (const source of layouts[page.layout].firstPictures(page, content)) {
    const { name, media = '', sizes = '', crop } = source;
    const srcset = sourceSet(assetBase, pictureNamed(content, name), crop);
    const element = document.createElement('source');
    picture.append(Object.assign(element, { type: avifType, media, sizes, srcset }));
  }
  picture.append(new Image());
}
