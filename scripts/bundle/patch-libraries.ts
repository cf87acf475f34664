import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

type Patch = readonly [pattern: RegExp, replacement: string];

/**
 * Replacements in the source of libraries, by the names of the packages. They let esbuild leave out unused code, most
 * of which is for data routers. Without them esbuild keeps the calls, assignments and imports that the patterns match,
 * because it cannot know that they have no side effects.
 */
const patches: Readonly<Record<string, readonly Patch[]>> = {
  'react-router': [
    // Calls that create a component or a context lack the annotation that they have no side effects. In each version of
    // React Router, React has another name, such as `React3` or `React$1`.
    [/(=\s*)((?:[\w$]+\.)?(?:memo|forwardRef|createContext)[\w$]*\()/g, '$1/* @__PURE__ */ $2'],
    // The assignment of a name for React's developer tools keeps an unused component in the bundle.
    [/^[\w$]+\.displayName = "[^"]*";?$/gm, ''],
  ],
  '@emotion/react': [
    // Emotion imports this CommonJS package in files that do not use it. esbuild keeps the import, because a CommonJS
    // module may have side effects.
    [/^import 'hoist-non-react-statics';$/gm, ''],
  ],
  '@emotion/cache': [
    // The plugin that adds vendor prefixes is only a default, which the site's caches override.
    [/^var defaultStylisPlugins = \[prefixer\];$/gm, 'var defaultStylisPlugins = [];'],
  ],
};

/** Returns a plugin that patches the libraries. The build fails if a pattern matches nothing in its package. */
export function patchLibraries(): Plugin {
  return {
    name: 'patch-libraries',
    setup({ onLoad, onEnd }) {
      const unmatched = new Map<RegExp, string>();
      for (const [library, patchesOfLibrary] of Object.entries(patches)) {
        for (const [pattern] of patchesOfLibrary) unmatched.set(pattern, library);
        const filter = new RegExp(`/node_modules/${library}/.*\\.m?js$`);
        onLoad({ filter }, async ({ path }) => {
          let contents = await readFile(path, 'utf8');
          for (const [pattern, replacement] of patchesOfLibrary) {
            if (contents.search(pattern) >= 0) unmatched.delete(pattern);
            contents = contents.replace(pattern, replacement);
          }
          return { contents, loader: 'js' };
        });
      }
      // If there is another error, esbuild may not have read all libraries.
      onEnd(({ errors }) => ({
        errors: (errors.length > 0 ? [] : [...unmatched]).map(([pattern, library]) => ({
          text: `${library} contains no code that matches ${pattern}: fix the pattern in scripts/bundle/patch-libraries.ts, or delete it if the first load stays in its budget without it.`,
        })),
      }));
    },
  };
}
