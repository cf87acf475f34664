import { type CSSObject, css } from '@emotion/react';
import { interactiveAttribute, mobileMenuId, sealAttribute } from '#shared/attributes.ts';
import type { Assets } from '#shared/contracts.ts';
import { candle } from './candle.ts';
import { fontFaces, type WebFont } from './font-faces.ts';
import { media } from './media.ts';
import { focusRing } from './mixins.ts';
import { durations, easings } from './motion.ts';
import { print } from './print.ts';
import { colours, fonts, radii, shadows, sizes, space, wax, withOpacity } from './tokens.ts';
import { typography } from './typography.ts';

/**
 * Returns the global style sheet. The server writes it into each page, so the browser's scripts do not contain the
 * sheet.
 */
export function globalCss(
  webFonts: readonly WebFont[],
  fontMetrics: Assets['fontMetrics'],
): string {
  return css(...fontFaces(webFonts, fontMetrics), base, candle, seal, print).styles;
}

/** Returns the additional styles of error pages, which React does not render. */
export function errorPageCss(): string {
  return css(errorPage).styles;
}

const base: CSSObject = {
  ':root': {
    // Excludes the page from view transitions, so that the browser animates only the letter that folds into a toast.
    viewTransitionName: 'none',
    colorScheme: 'only light',
    // In windows wider than 1440 px, all lengths in rem grow with the window: by 15 % at 1920 px, and by at most 40 %,
    // from 2720 px on.
    fontSize: 'clamp(100%, 55% + 0.5vw, 140%)',
    // The background of the page. Bands and the hero set their own.
    '--background': colours.ivory,
    '--header-height': '4.75rem',
    '--secondary': colours.umber,
    '--label': colours.gold,
    '--field-border': colours.fieldBorder,
    '--rule': colours.sand,
    // Keeps the header from covering an anchor, or an element with the focus, to which the browser scrolls.
    scrollPaddingTop: sizes.headerHeight,
    background: colours.ivory,
    color: colours.ink,
    fontFamily: fonts.text,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
  },
  // While a page that is loaded again streams in, Firefox adds each change above the restored position to that position.
  [`:root:not([${interactiveAttribute}])`]: { overflowAnchor: 'none' },
  [media.lowNarrow]: { ':root': { '--header-height': '3.25rem' } },
  [media.fromLarge]: { ':root': { '--header-height': '7rem' } },
  [media.lowWide]: { ':root': { '--header-height': sizes.lowHeaderHeight } },
  [media.moreContrast]: {
    ':root': {
      '--secondary': colours.ink,
      '--label': colours.ink,
      '--field-border': colours.ink,
      '--rule': colours.ink,
    },
  },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, p, ul, ol, hr, figure, blockquote': { margin: 0 },
  body: {
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    // Keeps browsers from making a bold face of the serif font, which has a single weight.
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
  },
  ul: { padding: 0, listStyleType: '""' },
  'p, li': { textWrap: 'pretty' },
  img: { display: 'block', maxWidth: '100%', height: 'auto' },
  a: { color: 'inherit' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  ':focus-visible': focusRing,
  ':is(h1, h2, h3, h4, [role=status]):focus': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: colours.sand, color: colours.ink },
  // The gutter keeps the width of the scrollbar free, so that the header does not move when the scrollbar disappears.
  [`:root:has(#${mobileMenuId}:popover-open)`]: {
    overflow: 'hidden',
    scrollbarGutter: 'stable',
    // A tap on the dimmed page closes the menu but activates nothing on the page.
    'main, footer': { pointerEvents: 'none' },
  },
  // Only browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) show the hidden links, in
  // place of the menus.
  'header [hidden]': { display: 'none' },
  '@supports not selector(:popover-open)': {
    'header [popovertarget], header [popover]': { display: 'none' },
    'header [hidden]': { display: 'flex', textDecoration: 'none' },
  },
  // The selectors begin with `html`, so that browsers do not match them against every element.
  'html::view-transition': { pointerEvents: 'none', clipPath: `inset(${sizes.headerHeight} 0 0)` },
  // The letter moves to the position of the toast and shrinks to its size, while the lower part of the letter is
  // cropped. Then the text of the toast appears.
  'html::view-transition-group(letter)': {
    animationDuration: `${durations.foldMs}ms`,
    animationTimingFunction: easings.inOut,
    // Without a layer of its own for the letter, the toast is missing for one frame in Chromium on phones.
    willChange: 'transform',
    borderRadius: radii.panel,
    background: colours.white,
    boxShadow: shadows.sheet,
  },
  'html::view-transition-old(letter)': {
    zIndex: 1,
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'top',
    overflow: 'clip',
    animation: 'fade-out 260ms 120ms both',
  },
  'html::view-transition-new(letter)': { animation: `fade-in ${durations.foldMs}ms backwards` },
  '@keyframes fade-out': { '40%': { opacity: 1 }, to: { opacity: 0 } },
  // The text of the letter has faded out before the text of the toast fades in, in the second half of the fold.
  '@keyframes fade-in': { '0%, 50%': { opacity: 0 }, '74%': { opacity: 1 } },
  [media.noMotion]: {
    '*, ::before, ::after': { transition: 'none !important', animation: 'none !important' },
  },
};

/** A wax seal on the letter and on the toast. */
const seal: CSSObject = {
  '@keyframes press': { from: { opacity: 0, scale: 1.5 }, '60%': { opacity: 1, scale: 0.94 } },
  [`[${sealAttribute}]::before`]: {
    '--seal-size': '2.75rem',
    // The empty alternative text hides the initials from screen readers. Firefox before 128 and Safari before 17.4 use
    // the first value, because they do not support alternative texts.
    content: [`attr(${sealAttribute})`, `attr(${sealAttribute}) / ''`],
    position: 'absolute',
    top: 'calc(var(--seal-size) / -2)',
    right: '4.5rem',
    width: 'var(--seal-size)',
    borderRadius: '49% 51% 47% 53% / 52% 48% 53% 47%',
    background: `radial-gradient(circle at 38% 30%, ${wax.light}, ${wax.middle} 62%, ${wax.dark} 130%)`,
    boxShadow: [
      `0 2px 5px ${withOpacity(colours.ink, 0.28)}`,
      `inset 0 0 0 4px ${withOpacity(wax.light, 0.35)}`,
      `inset 0 0 0 5px ${withOpacity(wax.dark, 0.6)}`,
    ].join(', '),
    color: wax.dark,
    font: `italic 500 calc(var(--seal-size) * 0.55) / var(--seal-size) ${fonts.display}`,
    textAlign: 'center',
    textShadow: `0 1px ${wax.light}`,
    rotate: '-8deg',
    animation: `press 520ms 220ms ${easings.out} backwards`,
    [media.fromLarge]: { '--seal-size': '3.5rem' },
    [media.lowNarrow]: { content: 'none' },
    [media.forcedColours]: { content: 'none' },
  },
  // Initials are smaller than the default ampersand, so that both fit into the seal.
  [`[${sealAttribute}]:not([${sealAttribute}='&'])::before`]: {
    fontSize: 'calc(var(--seal-size) * 0.34)',
    fontWeight: 600,
    letterSpacing: '-0.05em',
    textIndent: '-0.06em',
  },
};

const errorPage: CSSObject = {
  body: { display: 'grid', placeContent: 'center', minHeight: '100vh', padding: space[32] },
  h1: [typography.h2, { marginBottom: space[16] }],
  a: {
    display: 'inline-block',
    marginTop: space[24],
    paddingBlock: space[12],
    color: colours.sageDeep,
  },
};
