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

/** The header above a hero, at the top and with no menu open. Without `:is()` old browsers would drop the rule. */
export const whenAtTop = `html[${scrollAttribute}=top]:has([${heroAttribute}]) &[${overHeroAttribute}]:not(:has(#${mobileMenuId}:is(:popover-open)))`;

/** The header above the hero with scripts off. */
export const whenScriptsAreOff = `html:not([${scrollAttribute}]) &[${overHeroAttribute}]`;

/** The header above a dark hero, beside one of the two above. */
export const overDark = `&[${overHeroAttribute}=dark]`;

/** The button of an open popover, and a child of such a button. */
export const whenOpen = '&:has(~ :popover-open)';
export const inOpenButton = 'button:has(~ :popover-open) > &';
