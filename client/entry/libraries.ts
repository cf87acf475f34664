/*
 * A second entry point of the bundle, which makes esbuild put the libraries of the first load into chunks of their
 * own. Without the imports of `@emotion/react`, for example, its code would share a chunk with code of the site. React
 * Router is not listed, because esbuild would ignore the import: its package is marked as free of side effects.
 */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom/client';
