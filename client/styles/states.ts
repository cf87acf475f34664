import {
  heroAttribute,
  interactiveAttribute,
  mobileMenuId,
  overHeroAttribute,
  scrollAttribute,
} from '#shared/attributes.ts';

/* The selectors with which styles read the states that scripts and popovers have. */

/** After the header's hydration. */
export const whenInteractive = `html[${interactiveAttribute}] &`;

/** The header above a hero. */
export const overHero = `&[${overHeroAttribute}]`;

/** The header above a hero that fades in: the page before it, which stands first in `main`, has no hero. */
export const beforeHero = `${overHero}:not(:has(+ main > :first-child [${heroAttribute}]))`;

/** Without `:is()`, browsers that have no popovers would drop each rule with this selector. */
const withOpenMenu = `:has(#${mobileMenuId}:is(:popover-open))`;

/** The header above a hero, at the top of the page and with no menu open. */
export const whenAtTop = `html[${scrollAttribute}=top] ${overHero}:not(${withOpenMenu})`;

/** The header above a hero, where scripts are off. */
export const whenScriptsAreOff = `html:not([${scrollAttribute}]) ${overHero}`;

/** The header above a dark hero, as a selector within one of the two states above. */
export const overDark = `&[${overHeroAttribute}=dark]`;

/** The button of an open popover, and a child of such a button. */
export const whenOpen = '&:has(~ :popover-open)';
export const inOpenButton = 'button:has(~ :popover-open) > &';
