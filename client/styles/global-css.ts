import { type CSSObject, css } from '@emotion/react';
import { cssString } from './css-string.ts';
import { type FontSources, fontFaces } from './font-faces.ts';
import { media } from './media.ts';
import { colours, fonts, sizes, space } from './tokens.ts';

/** What a printed page says of the site. */
export interface Letterhead {
  name: string;
  /** Host and port, as in an address. */
  host: string;
}

/** The page's own stylesheet: faces, resets and what holds for every element. It is never re-rendered. */
export function globalCss(sources: FontSources, letterhead: Letterhead): string {
  return sheetOf([...fontFaces(sources), base, paper(letterhead)]);
}

/** What pages without React need beside the global styles. */
export function errorPageCss(): string {
  return sheetOf([errorPage]);
}

function sheetOf(styles: readonly CSSObject[]): string {
  return styles.map((style) => css(style).styles).join('');
}

const base: CSSObject = {
  ':root': {
    colorScheme: 'only light',
    '--container': '72rem',
    '--header-height': '4.75rem',
    '--secondary': colours.umber,
    '--caption': colours.taupe,
    '--accent': colours.rose,
    '--label': colours.gold,
    '--field-border': colours.fieldBorder,
    '--rule': colours.sand,
    scrollPaddingTop: sizes.headerHeight,
    background: colours.ivory,
    color: colours.ink,
    fontFamily: fonts.text,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
  },
  [media.veryLow]: { ':root': { '--header-height': '3.25rem' } },
  [media.fromLarge]: { ':root': { '--header-height': '7rem' } },
  [media.low]: { ':root': { '--header-height': '6.5rem' } },
  [media.fromExtraWide]: { ':root': { '--container': '84rem' } },
  [media.fromHuge]: { ':root': { '--container': '92rem' } },
  [media.moreContrast]: {
    ':root': {
      '--secondary': colours.ink,
      '--caption': colours.ink,
      '--accent': colours.ink,
      '--label': colours.ink,
      '--field-border': colours.ink,
      '--rule': colours.ink,
    },
  },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, p, ul, figure': { margin: 0 },
  body: {
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  ul: { padding: 0, listStyleType: '""' },
  p: { textWrap: 'pretty' },
  img: { display: 'block', maxWidth: '100%', height: 'auto' },
  a: { color: 'inherit' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  ':focus-visible': {
    outline: `2px solid ${colours.ink}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 4px ${colours.ivory}`,
  },
  'h1:focus, h2:focus, main:focus': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: colours.sand, color: colours.ink },
  '[hidden]': { display: 'none' },
  [media.belowLarge]: { ':root:has([popover]:popover-open)': { overflow: 'hidden' } },
  [media.reducedMotion]: { '*, ::before, ::after': { transition: 'none !important' } },
};

/** Paper tells whose it is, and where its links lead, which cannot be clicked. */
function paper({ name, host }: Letterhead): CSSObject {
  return {
    '@page': { margin: '18mm' },
    [media.print]: {
      '*, ::before, ::after': { transition: 'none !important' },
      ':root': { background: 'none', color: 'black' },
      'main::before': {
        content: cssString(name),
        display: 'block',
        paddingBottom: '8mm',
        font: `500 1.5rem/1.25 ${fonts.display}`,
      },
      // Said of the root so that it outweighs what links look like on screens.
      ':root main a': { display: 'block', minHeight: 0, textDecoration: 'none' },
      ':root main a[href^="/"]::after': {
        content: `${cssString(host)} attr(href)`,
        position: 'static',
        display: 'block',
        color: colours.umber,
        fontSize: '0.875rem',
        textTransform: 'none',
        letterSpacing: 0,
        overflowWrap: 'anywhere',
      },
      'h1, h2, h3': { breakAfter: 'avoid' },
      'h1, h2, h3, article, figure': { breakInside: 'avoid' },
    },
  };
}

const errorPage: CSSObject = {
  body: { display: 'grid', placeContent: 'center', minHeight: '100vh', padding: space[32] },
  h1: {
    marginBottom: space[16],
    font: `500 clamp(2.125rem, 1.5rem + 2.4vw, 3.25rem)/1.15 ${fonts.display}`,
  },
  a: {
    display: 'inline-block',
    marginTop: space[24],
    paddingBlock: space[12],
    color: colours.sageDeep,
  },
};
