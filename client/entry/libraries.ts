/*
 * The libraries of the first load, in a file of their own. React Router is not listed, because the bundler would drop
 * an import that binds no name.
 */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom/client';
