import createCache, { type EmotionCache } from '@emotion/cache';

/** A fresh Emotion cache, alike on both sides. It adds no vendor prefixes: no browser here needs them. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
