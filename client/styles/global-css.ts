import { type CSSObject, css } from '@emotion/react';
import { mobileMenuId, sealedAttribute } from '#shared/attributes.ts';
import { candle } from './candle.ts';
import { fontFaces, type WebFont } from './font-faces.ts';
import { media } from './media.ts';
import { focusRing } from './mixins.ts';
import { durations, easings } from './motion.ts';
import { print } from './print.ts';
import { colours, fonts, radii, shadows, sizes, space, wax, withOpacity } from './tokens.ts';
import { typography } from './typography.ts';

/** The global style sheet: font faces, resets, element styles and print styles. The server writes it. */
export function globalCss(sources: readonly WebFont[]): string {
  return css(...fontFaces(sources), base, candle, seal, print).styles;
}

/** The styles of error pages, which React does not render, in addition to the global styles. */
export function errorPageCss(): string {
  return css(errorPage).styles;
}

const base: CSSObject = {
  ':root': {
    // The page itself takes no part in view transitions. Only a letter that folds does.
    viewTransitionName: 'none',
    colorScheme: 'only light',
    // From 1440 px on, everything that is measured in rem grows with the window: by 15 % at 1920 px, and from 2720 px
    // on by 40 %.
    fontSize: 'clamp(100%, 55% + 0.5vw, 140%)',
    '--ground': colours.ivory,
    '--header-height': '4.75rem',
    '--secondary': colours.umber,
    '--label': colours.gold,
    '--field-border': colours.fieldBorder,
    '--rule': colours.sand,
    // The browser scrolls anchors, and elements with the focus, to below the header.
    scrollPaddingTop: sizes.headerHeight,
    background: colours.ivory,
    color: colours.ink,
    fontFamily: fonts.text,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
  },
  [media.shortNarrow]: { ':root': { '--header-height': '3.25rem' } },
  [media.fromLarge]: { ':root': { '--header-height': '7rem' } },
  [media.short]: { ':root': { '--header-height': '6.5rem' } },
  [media.moreContrast]: {
    ':root': {
      '--secondary': colours.ink,
      '--label': colours.ink,
      '--field-border': colours.ink,
      '--rule': colours.ink,
    },
  },
  // How much of the header's ground is there. The browser can only animate a property whose syntax it knows.
  '@property --solid': { syntax: "'<number>'", inherits: 'true', initialValue: '1' },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, p, ul, ol, hr, figure, blockquote': { margin: 0 },
  body: {
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    // The serif has one weight: a browser would smear its letters to make them bold.
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
  'h1:focus, h2:focus, main:focus, [role=status]:focus': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: colours.sand, color: colours.ink },
  // The header does not move when the scrollbar goes.
  [`:root:has(#${mobileMenuId}:popover-open)`]: {
    overflow: 'hidden',
    scrollbarGutter: 'stable',
    // A tap on the dimmed page closes the menu and does nothing else.
    'main, footer': { pointerEvents: 'none' },
  },
  'header [hidden]': { display: 'none' },
  // Chrome before 114, Safari before 17, Firefox before 125: links stand in for the menus.
  '@supports not selector(:popover-open)': {
    'header [popovertarget], header [popover]': { display: 'none' },
    'header [hidden]': { display: 'flex', textDecoration: 'none' },
  },
  // Without `html`, browsers would match these selectors against every element.
  'html::view-transition': { pointerEvents: 'none', clipPath: `inset(${sizes.headerHeight} 0 0)` },
  // The written sheet sinks to the toast, its lower part tucked away, and the words of the toast appear on it.
  'html::view-transition-group(letter)': {
    animationDuration: `${durations.foldMs}ms`,
    animationTimingFunction: easings.inOut,
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
  // Half of the fold is over when the written words are gone.
  '@keyframes fade-in': { '0%, 50%': { opacity: 0 }, '74%': { opacity: 1 } },
  [media.noMotion]: {
    '*, ::before, ::after': { transition: 'none !important', animation: 'none !important' },
  },
};

/** A wax seal on a sheet, never read aloud. The styles are global to keep them out of the first load's scripts. */
const seal: CSSObject = {
  '@keyframes press': { from: { opacity: 0, scale: 1.5 }, '60%': { opacity: 1, scale: 0.94 } },
  [`[${sealedAttribute}]::before`]: {
    '--size': '2.75rem',
    // Firefox before 128 and Safari before 17.4 use the first value, because they do not know the second.
    content: [`attr(${sealedAttribute})`, `attr(${sealedAttribute}) / ''`],
    position: 'absolute',
    top: 'calc(var(--size) / -2)',
    right: '4.5rem',
    width: 'var(--size)',
    borderRadius: '49% 51% 47% 53% / 52% 48% 53% 47%',
    background: `radial-gradient(circle at 38% 30%, ${wax.light}, ${wax.middle} 62%, ${wax.dark} 130%)`,
    boxShadow: `0 2px 5px ${withOpacity(colours.ink, 0.28)}, inset 0 0 0 4px ${withOpacity(wax.light, 0.35)}, inset 0 0 0 5px ${withOpacity(wax.dark, 0.6)}`,
    color: wax.dark,
    font: `italic 500 calc(var(--size) * 0.55) / var(--size) ${fonts.display}`,
    textAlign: 'center',
    textShadow: `1px 1px ${wax.light}, -1px -1px ${wax.dark}`,
    rotate: '-8deg',
    animation: `press 520ms 220ms ${easings.out} backwards`,
    [media.fromLarge]: { '--size': '3.5rem' },
    [media.shortNarrow]: { content: 'none' },
    [media.forcedColours]: { content: 'none' },
  },
  // The initials of two people are smaller. In small letters, a shadow on each side would fill the counters.
  [`[${sealedAttribute}]:not([${sealedAttribute}='&'])::before`]: {
    fontSize: 'calc(var(--size) * 0.325)',
    fontWeight: 600,
    letterSpacing: '-0.05em',
    textIndent: '-0.06em',
    textShadow: `0 1px ${wax.light}`,
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
