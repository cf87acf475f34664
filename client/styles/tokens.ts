export const colours = {
  /** The background of the page and of the solid header. */
  ivory: '#FBF8F3',
  /** The background of bands. */
  linen: '#F3EDE4',
  /** Lines between elements, pressed buttons and links, and the background of selected text. */
  sand: '#E4D9CB',
  /** Text. */
  ink: '#2B2622',
  /** Secondary text. */
  umber: '#5C534B',
  /** Buttons, links, the current page's link and the skip link. `public/favicon.svg` has this colour too. */
  sageDeep: '#434E3D',
  /** The footer, and hovered buttons and links. The three icons in `public/` have this colour too. */
  sageNight: '#343D2F',
  /** Labels, and the ampersand of headings. */
  gold: '#7D5E2C',
  /** Thin lines around pictures, the letter and the toast. */
  champagne: '#C9A66B',
  /** The background of a dark hero and of the picture viewer, and the dimming behind the mobile menu. */
  night: '#1C1814',
  fieldBorder: '#8A7E71',
  /** Invalid fields, and the background of destructive toasts. */
  error: '#9B2C2C',
  /** Text on dark backgrounds, and the background of the letter and of the toast. */
  white: '#FFFFFF',
};

/**
 * The colours of the seal and of the flame. They are not in `colours`, which is part of the scripts that every visitor
 * loads, because only the global styles use them.
 */
export const wax = { light: '#C2766A', middle: '#8A4B3D', dark: '#632A23' };
export const flame = { core: '#FFD9A0', glow: '#FFB45A' };

/** Colours that become ink if the visitor prefers more contrast. `global-css.ts` sets the custom properties. */
export const softColours = {
  secondary: 'var(--secondary)',
  label: 'var(--label)',
  fieldBorder: 'var(--field-border)',
  rule: 'var(--rule)',
};

/** The colour of the browser's toolbars. */
export const themeColour = colours.ivory;

/** Returns a colour of six hexadecimal digits with an opacity from 0 to 1. */
export function withOpacity(colour: string, opacity: number): string {
  const byte = Math.round(255 * opacity);
  return colour + byte.toString(16).padStart(2, '0');
}

/** The kinds of the fonts in `scripts/media/fonts.ts`. Until a font has loaded, a typeface of its kind is shown. */
export const genericFamilies: Record<'display' | 'text', 'serif' | 'sans-serif'> = {
  display: 'serif',
  text: 'sans-serif',
};

export const fonts = {
  display: `Display, 'Display Fallback', 'Display Android', ${genericFamilies.display}`,
  text: `Text, 'Text Fallback', 'Text Android', ${genericFamilies.text}`,
  label: `Text, 'Text Fallback', 'Label Android', ${genericFamilies.text}`,
};

/** The numbered steps are named by their sizes in px at a root font size of 16 px. */
export const space = {
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  gutter: 'clamp(1.25rem, 5vw, 3rem)',
  section: 'clamp(4rem, 10vw, 8rem)',
  columnGap: 'clamp(3rem, 8vw, 7rem)',
};

/** The maximum width of the site's content. At the largest root font size, 22.4 px, 2016 px are 90rem. */
const container = 'clamp(72rem, 80vw, 2016px)';

const content = `min(${container}, 100vw - 2 * ${space.gutter})`;

export const sizes = {
  container,
  /** `global-css.ts` sets this custom property according to the size of the window. */
  headerHeight: 'var(--header-height)',
  /** The smallest height of the header in wide windows. */
  lowHeaderHeight: '6.5rem',
  content,
  textColumn: '36rem',
  columnTracks: '5fr 6fr',
  /** The width of the first column of `columnTracks`. */
  firstColumn: `calc((${content} - ${space.columnGap}) * 5 / 11)`,
  /** The minimum size of a touch target: 44 px (WCAG 2.2, success criterion 2.5.5). */
  target: '2.75rem',
};

/** The z-indices, lowest first. */
export const layers = { heroPicture: -2, heroVeil: -1, header: 10, overlay: 20 };

export const radii = {
  field: '2px',
  panel: '4px',
  arch: '100vmax 100vmax 0 0',
  round: '50%',
  pill: '100vmax',
};

const ink = (opacity: number) => withOpacity(colours.ink, opacity);

const shadowBelow = `0 24px 48px -24px ${ink(0.28)}`;

export const shadows = {
  header: `0 1px 0 ${ink(0.08)}, 0 8px 24px -12px ${ink(0.18)}`,
  /** The same parts as in `header`, so that the browser can animate from one to the other. */
  transparentHeader: `0 1px 0 ${ink(0)}, 0 8px 24px -12px ${ink(0)}`,
  panel: shadowBelow,
  sheet: `0 0 24px -6px ${ink(0.2)}, ${shadowBelow}`,
};
