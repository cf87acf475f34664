import type { CSSObject } from '@emotion/react';
import { contactAnchor } from '#shared/attributes.ts';
import { media } from './media.ts';

const screenOnly = [
  'header nav',
  'header > a[href^="#"]',
  // A section with the contact form prints nothing. Without a form, it prints the contact details.
  `#${contactAnchor}:has(form)`,
  // Links that are not part of a text, and sections that contain nothing but such links.
  'main a:not(:is(h1, h2, h3, p, li) a)',
  'main article > a',
  'main section:not(:has(h1, p, li))',
  'main picture',
  'footer div:has(> nav)',
  'footer img',
  // The toast region, whose padding keeps the end of the page free.
  'div:has(> [role=region])',
  // The page behind an open picture viewer, the viewer's controls, and the pictures that it does not show.
  ':root:has(dialog[open]) :is(header, main, footer)',
  'dialog :is(button, [role=status], [inert])',
  // Decorative lines and layers.
  'main ::before',
  'main ::after',
  'footer ::after',
].join(', ');

/** The print styles of all pages. `:root` raises the specificity of the rules above that of component styles. */
export const print: CSSObject = {
  '@page': { margin: '18mm' },
  [media.print]: {
    ':root': { fontSize: '85%' },
    ':root, :root *': {
      background: 'none !important',
      boxShadow: 'none !important',
      color: 'black !important',
    },
    [screenOnly]: { display: 'none !important' },
    ':root :is(main, section, footer)': { display: 'block', minHeight: 0, margin: 0 },
    ':root :is(section, footer)': { paddingBlock: '8mm 0' },
    // Turns grids into blocks, because browsers would break a grid between a heading and its text.
    ':root :is(section, footer) div': { all: 'revert' },
    ':root :is(section, section div) > * + *': { marginTop: '4mm' },
    ':root header': { position: 'static', display: 'block', height: 'auto', padding: 0 },
    // Firefox rasterizes elements that have a filter, and prints them at the resolution of the screen.
    ':root header :is(a, img)': { filter: 'none', mixBlendMode: 'normal' },
    ':root header img': { width: '45mm' },
    // Prints cards below each other, because a grid of three cards would leave an empty cell.
    ':root section ul': { display: 'block' },
    ':root section li + li': { marginTop: '4mm' },
    ':root footer p': { margin: '0 0 4mm', padding: 0, border: 0 },
    ':root section *': { marginLeft: 0, textAlign: 'start' },
    'h1, h2, h3, div:has(> h2:only-child)': { breakAfter: 'avoid' },
    'li, footer': { breakInside: 'avoid' },
  },
};
