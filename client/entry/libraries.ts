/* The libraries of the first load, apart from the site's code. A bare import of React Router would be left out. */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import 'react-dom/client';
