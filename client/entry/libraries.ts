/*
 * The libraries of the first load. As an entry point of its own it keeps them apart from the site's code. React
 * Router stays with that: its package says that it has no side effects, so a bare import of it is left out.
 */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom/client';
