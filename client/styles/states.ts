/* The attributes and the id from which styles read states. */

/** On `<html>` once React has hydrated the page. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, where it is above the hero, whose look it has: 'dark' or 'light'. */
export const overHeroAttribute = 'data-over-hero';

/** On `<html>` from the first load of a tab on: 'waiting', or 'lit' once the hero's picture has loaded or failed. */
export const candleAttribute = 'data-candle';

/** On the hero. */
export const heroAttribute = 'data-hero';

/** The id of the mobile menu's panel. */
export const mobileMenuId = 'mobileMenu';

/* The selectors with which styles read the states that scripts and popovers have. */

/** After hydration. */
export const whenInteractive = `html[${interactiveAttribute}] &`;

/** The header above the hero at the top of the page, while the mobile menu is closed. */
export const whenAtTop = `html[${scrollAttribute}=top] &[${overHeroAttribute}]:not(:has(#${mobileMenuId}:popover-open))`;

/** The header above the hero with scripts off. */
export const whenScriptsAreOff = `html:not([${scrollAttribute}]) &[${overHeroAttribute}]`;

/** The header above a dark hero, beside one of the two above. */
export const overDark = `&[${overHeroAttribute}=dark]`;

/** The hero on the first arrival, and once its candle is lit. */
export const whenCandle = `html[${candleAttribute}] &`;
export const whenCandleIsLit = `html[${candleAttribute}=lit] &`;

/** The button of an open popover, and a child of such a button. */
export const whenOpen = '&:has(+ :popover-open)';
export const inOpenButton = 'button:has(+ :popover-open) > &';
