import createCache, { type EmotionCache } from '@emotion/cache';

/** Vendor prefixes are not among them: no browser here needs any. */
const stylisPlugins: [] = [];

/**
 * A fresh Emotion cache, alike on both sides. All have the same array of plugins, because on the server
 * Emotion keeps the rules that it has compiled with it: a third of a render's time.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins });
}

/**
 * Takes the rules that the server put into the head for inserted: `attribute` of their tag has their ids. Emotion itself would move their tag
 * about for this, and the browser style the whole page anew.
 */
export function adoptStyles({ inserted }: EmotionCache, attribute: string): void {
  const ids = document.querySelector(`style[${attribute}]`)?.getAttribute(attribute) ?? '';
  for (const id of ids.split(' ')) inserted[id] = true;
}
