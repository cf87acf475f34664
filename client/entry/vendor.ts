/** What changes more seldom than the site does: fetched and run ahead of the site's own scripts. */
import 'react/jsx-runtime';
import 'react-dom/client';
