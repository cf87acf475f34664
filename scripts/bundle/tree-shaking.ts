import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What esbuild is told of a library's files: what takes the place of a pattern. */
interface Mark {
  library: string;
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

const reactRouter = {
  library: 'React Router',
  files: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
};

const marks: readonly Mark[] = [
  // Calls that make a component or a context: without effect, though the library does not say so.
  {
    ...reactRouter,
    pattern: /(=\s*)((?:React\w*\.)?(?:memo|forwardRef|createContext)\d*\()/g,
    replacement: '$1/* @__PURE__ */ $2',
  },
  // A component's name for React's tools: of no use in production, yet it keeps the component alive.
  { ...reactRouter, pattern: /^\w+\.displayName = "[^"]*";?$/gm, replacement: '' },
  // What Emotion does unless told otherwise: add vendor prefixes, which no browser here needs.
  {
    library: "Emotion's cache",
    files: /[\\/]@emotion[\\/]cache[\\/].*\.browser\.esm\.js$/,
    pattern: /defaultStylisPlugins = \[prefixer\]/g,
    replacement: 'defaultStylisPlugins = []',
  },
  // Only Emotion's `withTheme` calls it, which the site does not use: as CommonJS it would stay, with
  // `react-is` 1.2 kB of the first load.
  {
    library: 'hoist-non-react-statics',
    files: /[\\/]hoist-non-react-statics[\\/]dist[\\/].*\.cjs\.js$/,
    pattern: /^[\s\S]+$/g,
    replacement: 'export default undefined;',
  },
];

/**
 * Tells esbuild what it may leave out of libraries that are not marked for it: 10 kB of the first load,
 * most of it what belongs to data routers. The build fails where a pattern has nothing left to mark.
 */
export function shakeLibraries(): Plugin {
  return {
    name: 'shake-libraries',
    setup({ onLoad, onEnd }) {
      const found = new Set<Mark>();
      for (const files of new Set(marks.map((mark) => mark.files))) {
        onLoad({ filter: files }, async ({ path }) => {
          let contents = await readFile(path, 'utf8');
          for (const mark of marks.filter((each) => each.files === files)) {
            if (contents.search(mark.pattern) >= 0) found.add(mark);
            contents = contents.replace(mark.pattern, mark.replacement);
          }
          return { contents, loader: 'js' };
        });
      }
      onEnd(() => ({
        errors: marks
          .filter((mark) => !found.has(mark))
          .map(({ library, pattern }) => ({
            text: `${library} has nothing left that fits ${pattern}: ${remedy}.`,
          })),
      }));
    },
  };
}

const remedy =
  'mend the pattern in scripts/bundle/tree-shaking.ts, or delete it if "npm run size" stays in its budget without it';
