import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Calls that make a component or a context: without effect, though the libraries do not say so. */
const pureCalls = /(=\s*)((?:React\w*\.)?(?:memo|forwardRef|createContext)\d*\()/g;

/** A component's name for React's tools: of no use in production, yet it keeps the component alive. */
const displayNames = /^\w+\.displayName = "[^"]*";?$/gm;

/** A class component and the context that it reads: kept alive by its `extends` and by the assignment. */
const classComponents =
  /^var (\w+) = (class extends React\d*\.Component \{$.*?^\};)$(?:\n(\1\.contextType = \w+;)$)?/gms;

/** The same in one expression that can be left out. */
const pureClass = 'var $1 = /* @__PURE__ */ (() => { let $1 = $2 $3 return $1; })();';

/** What Emotion's caches do unless told otherwise: add vendor prefixes, which no browser here needs. */
const defaultPlugins = 'defaultStylisPlugins = [prefixer]';

/** Imported by parts of Emotion that no page uses; as CommonJS they would stay for good. */
const unusedModules = /^hoist-non-react-statics$/;

/**
 * Tells esbuild what it may leave out of libraries that are not marked for it: of React Router it is
 * two thirds, all that belongs to data routers and to the prefetching of their routes.
 */
export const shakeLibraries: Plugin = {
  name: 'shake-libraries',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = code
        .replace(pureCalls, '$1/* @__PURE__ */ $2')
        .replace(displayNames, '')
        .replace(classComponents, pureClass);
      return { contents, loader: 'js' };
    });
    onLoad({ filter: /[\\/]@emotion[\\/]cache[\\/].*\.browser\.esm\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { contents: code.replace(defaultPlugins, 'defaultStylisPlugins = []'), loader: 'js' };
    });
    onResolve({ filter: unusedModules }, async ({ path, pluginData, ...options }) => {
      if (pluginData === 'resolved') return undefined;
      const resolved = await resolve(path, { ...options, pluginData: 'resolved' });
      return { ...resolved, sideEffects: false };
    });
  },
};
