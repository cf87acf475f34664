import { useEffect } from 'react';
import type { Content } from '#shared/content-types.ts';
import { leadsToPage, pageAt } from '#shared/routes.ts';
import { preloadsOf } from '../pages/preloads.ts';

/** A pointer or a focus that only crosses a link stays there for a shorter time. Chosen by trial. */
const intentMs = 65;

/**
 * Preloads the first picture of a page when a link to it is pointed at or focused, so that the picture is there when
 * the page fades in. A visitor who saves data loads it with the page.
 */
export function usePreloadOnIntent(content: Content, assetBase: string): void {
  useEffect(() => {
    let timer = 0;
    function onIntent({ target }: Event): void {
      window.clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      // An anchor leads to another part of a page than its first screen.
      if (link?.origin !== window.location.origin || link.hash) return;
      if ('connection' in navigator && Object(navigator.connection).saveData) return;
      timer = window.setTimeout(() => preload(content, link.pathname, assetBase), intentMs);
    }
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [content, assetBase]);
}

/** Loads what a page will show. Browsers warn of a preloading `<link>` whose picture is not shown soon. */
function preload(content: Content, path: string, assetBase: string): void {
  // The link may have been followed already.
  if (path === window.location.pathname || !leadsToPage(content, path)) return;
  const picture = document.createElement('picture');
  for (const preload of preloadsOf(content, pageAt(content, path), assetBase)) {
    const { type, media = '', imagesizes: sizes = '', imagesrcset: srcset } = preload;
    const source = document.createElement('source');
    picture.append(Object.assign(source, { type, media, sizes, srcset }));
  }
  picture.append(new Image());
}
