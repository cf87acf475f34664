import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The replacements in the files of React Router and Emotion, so that esbuild can leave out unused code. */
const patches: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Calls that create a component or a context lack the mark that they have no side effects.
  [/(=\s*)((?:React\w*\.)?(?:memo|forwardRef|createContext)\d*\()/g, '$1/* @__PURE__ */ $2'],
  // An assigned name for React's developer tools keeps an unused component in the bundle.
  [/^\w+\.displayName = "[^"]*";?$/gm, ''],
  // Emotion imports this CommonJS package, which may have side effects, even where nothing uses it.
  [/^import 'hoist-non-react-statics';$/gm, ''],
  // Emotion contains a plugin that adds vendor prefixes, even where every cache has a list of plugins of its own.
  [/^var defaultStylisPlugins = \[prefixer\];$/gm, 'var defaultStylisPlugins = [];'],
];

/**
 * A plugin that lets esbuild leave out unused code of both libraries, most of which is for data routers. The libraries
 * are marked as free of side effects, but the calls and imports above are not, so esbuild would keep them. The build
 * fails if a pattern no longer matches.
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
      onEnd(() => ({
        errors: [...unused].map((pattern) => ({
          text: `No library has anything left that fits ${pattern}: fix the pattern in scripts/bundle/patch-libraries.ts, or delete it if the first load stays in its budget without it.`,
        })),
      }));
    },
  };
}
