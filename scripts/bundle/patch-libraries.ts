import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A replacement in the files of a library, so that esbuild can leave out unused code. */
interface Patch {
  library: string;
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

const reactRouter = {
  library: 'React Router',
  files: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
};

const patches: readonly Patch[] = [
  // Calls that create a component or a context have no side effects, but the library does not mark them.
  {
    ...reactRouter,
    pattern: /(=\s*)((?:React\w*\.)?(?:memo|forwardRef|createContext)\d*\()/g,
    replacement: '$1/* @__PURE__ */ $2',
  },
  // An assigned name for React's developer tools keeps an unused component in the bundle.
  { ...reactRouter, pattern: /^\w+\.displayName = "[^"]*";?$/gm, replacement: '' },
  // Emotion adds vendor prefixes by default, which no supported browser needs.
  {
    library: "Emotion's cache",
    files: /[\\/]@emotion[\\/]cache[\\/].*\.browser\.esm\.js$/,
    pattern: /defaultStylisPlugins = \[prefixer\]/g,
    replacement: 'defaultStylisPlugins = []',
  },
  // Only Emotion's `withTheme` calls it, which the site does not use. esbuild cannot leave out CommonJS;
  // with `react-is` it would be 0.9 kB of the first load.
  {
    library: 'hoist-non-react-statics',
    files: /[\\/]hoist-non-react-statics[\\/]dist[\\/].*\.cjs\.js$/,
    pattern: /^[\s\S]+$/g,
    replacement: 'export default undefined;',
  },
];

/**
 * A plugin that lets esbuild leave out unused code of libraries that are not marked for tree shaking:
 * 10 kB of the first load, most of it for data routers. The build fails if a pattern no longer matches.
 */
export function patchLibraries(): Plugin {
  return {
    name: 'patch-libraries',
    setup({ onLoad, onEnd }) {
      const unused = new Set(patches);
      onLoad({ filter: /[\\/]node_modules[\\/].*js$/ }, async ({ path }) => {
        const fitting = patches.filter(({ files }) => files.test(path));
        if (fitting.length === 0) return null;
        let contents = await readFile(path, 'utf8');
        for (const patch of fitting) {
          if (contents.search(patch.pattern) >= 0) unused.delete(patch);
          contents = contents.replace(patch.pattern, patch.replacement);
        }
        return { contents, loader: 'js' };
      });
      onEnd(() => ({
        errors: [...unused].map(({ library, pattern }) => ({
          text: `${library} has nothing left that fits ${pattern}: fix the pattern in scripts/bundle/patch-libraries.ts, or delete it if the first load stays in its budget without it.`,
        })),
      }));
    },
  };
}
