import type { CSSObject } from '@emotion/react';
import { media } from './media.ts';
import { fonts } from './tokens.ts';

/** The name and the address on printed pages. */
export interface PrintHeader {
  /** The business's name. */
  name: string;
  /** Host and port of the site, as in an address. */
  host: string;
}

const onlyForScreens = [
  'header',
  'section:has(form)',
  'footer div:has(> nav)',
  'footer img',
  // Toasts.
  '[role=region]',
  // The hero's picture, and lines and layers that are drawn.
  'section > picture',
  'main ::before',
  'main span::after',
].join(', ');

/**
 * The print styles of all pages: they start with the business's name, leave out what only a screen can use
 * and write out where links lead. `:root` makes the rules more specific than the styles of components.
 */
export function print({ name, host }: PrintHeader): CSSObject {
  return {
    '@page': { margin: '18mm' },
    [media.print]: {
      ':root': { fontSize: '85%', background: 'none', color: 'black' },
      'main::before': {
        content: cssString(name),
        display: 'block',
        paddingBottom: '8mm',
        font: `500 1.5rem/1.25 ${fonts.display}`,
      },
      [onlyForScreens]: { display: 'none !important' },
      ':root main': { display: 'block', minHeight: 0 },
      ':root :is(section, footer)': {
        minHeight: 0,
        margin: 0,
        paddingBlock: '8mm 0',
        background: 'none',
        color: 'inherit',
      },
      ':root :is(section, footer) > div': { padding: 0 },
      ':root main picture': { maxWidth: '45mm' },
      ':root h1': { maxWidth: 'none', fontSize: '28pt' },
      ':root footer p': { color: 'inherit' },
      ':root main a': {
        minHeight: 0,
        padding: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        textDecoration: 'none',
        textAlign: 'inherit',
      },
      // Links of their own, rather than those within a text.
      ':root main a:not(p a, li > a)': { display: 'block', marginBottom: '3mm' },
      ':root main a:not(:has(picture))[href^="http"]::after': { content: '"\u00a0("attr(href)")"' },
      ':root main a:not(:has(picture))[href^="/"]::after': {
        content: `${cssString(`\u00a0(${host}`)}attr(href)")"`,
      },
      ':root main a::after': {
        position: 'static',
        fontSize: '0.875rem',
        textTransform: 'none',
        letterSpacing: 0,
      },
      'h1, h2, h3': { breakAfter: 'avoid' },
      'h1, h2, h3, li, footer, section + section:not(:has(article, section))': {
        breakInside: 'avoid',
      },
    },
  };
}

/** `text` as a CSS string. Escapes make it safe in a style tag too, whatever characters it has. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
