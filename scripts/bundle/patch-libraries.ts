import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Replacements in the source of React Router and Emotion that let esbuild leave out unused code. */
const patches: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Calls that create a component or a context lack the annotation that they have no side effects.
  [/(=\s*)((?:React\w*\.)?(?:memo|forwardRef|createContext)\d*\()/g, '$1/* @__PURE__ */ $2'],
  // The assignment of a name for React's developer tools keeps an unused component in the bundle.
  [/^\w+\.displayName = "[^"]*";?$/gm, ''],
  // Emotion imports this CommonJS package in files that do not use it. esbuild keeps the import, because a CommonJS
  // module may have side effects.
  [/^import 'hoist-non-react-statics';$/gm, ''],
  // The plugin that adds vendor prefixes is only a default, which the site's caches override.
  [/^var defaultStylisPlugins = \[prefixer\];$/gm, 'var defaultStylisPlugins = [];'],
];

/**
 * Returns a plugin with which esbuild leaves out unused code of React Router and Emotion, most of which is for data
 * routers. The packages declare that their modules have no side effects, but esbuild cannot know that of the calls,
 * assignments and imports above, so it would keep them. The build fails if a pattern no longer matches.
 */
export function patchLibraries(): Plugin {
  return {
    name: 'patch-libraries',
    setup({ onLoad, onEnd }) {
      const unused = new Set(patches.map(([pattern]) => pattern));
      const filter =
        /[\\/]node_modules[\\/](react-router|@emotion[\\/](react|cache))[\\/].*\.m?js$/;
      onLoad({ filter }, async ({ path }) => {
        let contents = await readFile(path, 'utf8');
        for (const [pattern, replacement] of patches) {
          if (contents.search(pattern) >= 0) unused.delete(pattern);
          contents = contents.replace(pattern, replacement);
        }
        return { contents, loader: 'js' };
      });
      // After another error, esbuild may not have read all libraries, so patterns that match would be reported too.
      onEnd(({ errors }) => ({
        errors: (errors.length > 0 ? [] : [...unused]).map((pattern) => ({
          text: `No library contains code that matches ${pattern}: fix the pattern in scripts/bundle/patch-libraries.ts, or delete it if the first load stays in its budget without it.`,
        })),
      }));
    },
  };
}
