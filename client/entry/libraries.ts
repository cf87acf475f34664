/*
 * A second entry point of the bundle, which makes esbuild put the libraries of the first load into chunks of their own.
 * React Router is not listed: esbuild ignores such an import, because the package is marked as free of side effects.
 */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom/client';
