import type { CSSObject } from '@emotion/react';
import { contactId } from '#shared/attributes.ts';
import { media } from './media.ts';

const screenOnly = [
  'header nav',
  'header > a[href^="#"]',
  // Without a form, the section prints the contact details.
  `#${contactId}:has(form)`,
  // Links that are not part of a text, and sections that contain nothing but such links.
  'main a:not(:is(h1, h2, h3, p, li) a)',
  'main article > a',
  'main section:not(:has(h1, p, li))',
  'main picture',
  'footer div:has(> nav)',
  'footer img',
  // The toast region.
  'div:has(> [role=region])',
  // With an open viewer, only the shown picture and its caption are printed.
  ':root:has(dialog[open]) :is(header, main, footer)',
  'dialog :is(button, [role=status], [inert])',
  'main ::before',
  'main ::after',
].join(', ');

/** `:root` raises the specificity of these rules above that of component styles. */
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
    // Browsers break a grid between a heading and its text, so grids become blocks.
    ':root :is(section, footer) div': { all: 'revert' },
    ':root :is(section, section div) > * + *': { marginTop: '4mm' },
    ':root header': { position: 'static', display: 'block', height: 'auto', padding: 0 },
    // Firefox rasterizes elements that have a filter, and prints them at the resolution of the screen.
    ':root header :is(a, img)': { filter: 'none', mixBlendMode: 'normal' },
    ':root header img': { width: '45mm' },
    // Cards are below each other, because a grid of three cards leaves an empty cell.
    ':root section ul': { display: 'block' },
    ':root section li + li': { marginTop: '4mm' },
    ':root footer p': { margin: '0 0 4mm', padding: 0, border: 0 },
    ':root section *': { marginLeft: 0, textAlign: 'start' },
    'h1, h2, h3, div:has(> h2:only-child)': { breakAfter: 'avoid' },
    'li, footer': { breakInside: 'avoid' },
  },
};
