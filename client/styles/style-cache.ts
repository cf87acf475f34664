import createCache, { type EmotionCache } from '@emotion/cache';
import { stylesAttribute } from '#shared/attributes.ts';

/**
 * Leaves out Emotion's default plugin, which only adds vendor prefixes. The styles contain the prefixes that they need.
 */
const stylisPlugins: [] = [];

/**
 * On the server, Emotion keeps compiled rules by the identity of the array of plugins, so all caches share the rules.
 * That saves a third of the time of a render.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins });
}

/** Marks the rules in the server's style tag as inserted, so that Emotion does not insert them again. */
export function markStylesAsInserted({ inserted }: EmotionCache): void {
  const rules = document.querySelector(`style[${stylesAttribute}]`)?.textContent ?? '';
  for (const [id] of rules.matchAll(/(?<=\.css-)[\w-]+/g)) inserted[id] = true;
}
