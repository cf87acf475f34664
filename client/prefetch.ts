import { type RouteName, routeAt } from '#shared/routes.ts';
import { firstPictures } from './pages/first-pictures.ts';
import { formats, type PictureSource, sourceSet } from './ui/picture-sources.ts';

/** How long the pointer rests on a link before that means something, in milliseconds. */
const restMs = 80;

/**
 * Fetches the picture that a page opens with as soon as a visitor is about to follow a link to it: the
 * pointer rests on the link, a finger touches it, or it has the focus. The page's code is there already.
 * Visitors who save data are spared it. Returns what ends it.
 */
export function prefetchOnIntent(assetBase: string): () => void {
  const fetched = new Set<RouteName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(route: RouteName): void {
    if (fetched.has(route) || route === routeAt(location.pathname) || savesData()) return;
    fetched.add(route);
    fetchPicture(assetBase, firstPictures[route]);
  }

  function notice({ type, target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const route = link?.origin === location.origin ? routeAt(link.pathname) : null;
    if (!route) return;
    if (type === 'pointerover') timer = setTimeout(prefetch, restMs, route);
    else prefetch(route);
  }

  const types = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, notice, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, notice);
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Has the browser choose and fetch a picture as the page would, behind what it fetches already. */
function fetchPicture(assetBase: string, sources: readonly PictureSource[]): void {
  const picture = document.createElement('picture');
  for (const { name, media = '', sizes } of sources) {
    for (const { extension, type } of formats) {
      const source = document.createElement('source');
      const srcset = sourceSet(assetBase, name, extension);
      picture.append(Object.assign(source, { type, media, sizes, srcset }));
    }
  }
  picture.append(Object.assign(new Image(), { fetchPriority: 'low' }));
}
