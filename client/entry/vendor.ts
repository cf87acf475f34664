/** Vendor code: a script of its own, so that browsers keep it in their cache when the site changes. */
import 'react/jsx-runtime';
import 'react-dom/client';
