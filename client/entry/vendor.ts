/** What changes more seldom than the site does: a script of its own, run ahead of the main one. */
import 'react/jsx-runtime';
import 'react-dom/client';
