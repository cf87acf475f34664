import type { CSSObject } from '@emotion/react';
import { media } from './media.ts';

const onlyForScreens = [
  'header nav',
  'header > a[href^="#"]',
  'section:has(form)',
  // Links that do not stand in a text, and the bands that contain only such links.
  'main a:not(:is(h1, h2, h3, p, li) a)',
  'main article > a',
  'main section:not(:has(h1, p, li))',
  'main picture',
  'footer div:has(> nav)',
  'footer img',
  // Toasts, and the room that is kept free for them.
  'div:has(> [role=region])',
  // The page below a picture that is open.
  ':root:has(dialog[open]) :is(header, main, footer)',
  'dialog :is(button, [role=status], [inert])',
  // Lines and layers that are drawn.
  'main ::before',
  'main ::after',
  'footer ::after',
].join(', ');

/** The print styles of all pages. `:root` makes the rules more specific than the styles of components. */
export const print: CSSObject = {
  '@page': { margin: '18mm' },
  [media.print]: {
    ':root': { fontSize: '85%' },
    ':root, :root *': {
      background: 'none !important',
      boxShadow: 'none !important',
      color: 'black !important',
    },
    [onlyForScreens]: { display: 'none !important' },
    ':root :is(main, section, footer)': { display: 'block', minHeight: 0, margin: 0 },
    ':root :is(section, footer)': { paddingBlock: '8mm 0' },
    // Browsers would break a grid between a heading and its text.
    ':root :is(section, footer) div': { all: 'revert' },
    ':root :is(section, section div) > * + *': { marginTop: '4mm' },
    ':root header': { position: 'static', display: 'block', height: 'auto', padding: 0 },
    // Firefox prints what has a filter at the screen's resolution.
    ':root header :is(a, img)': { filter: 'none', mixBlendMode: 'normal' },
    ':root header img': { width: '45mm' },
    // Cards stand below each other: a grid of three would have a hole.
    ':root section ul': { display: 'block' },
    ':root section li + li': { marginTop: '4mm' },
    ':root footer p': { margin: '0 0 4mm', padding: 0, border: 0 },
    ':root section *': { marginLeft: 0, textAlign: 'start' },
    'h1, h2, h3, div:has(> h2:only-child)': { breakAfter: 'avoid' },
    'li, footer': { breakInside: 'avoid' },
  },
};
