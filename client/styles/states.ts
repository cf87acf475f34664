import {
  heroAttribute,
  interactiveAttribute,
  mobileMenuId,
  overHeroAttribute,
  scrollAttribute,
} from '#shared/attributes.ts';

/*
 * Selectors for states that scripts set as attributes, and for open popovers. `&` is the `<header>` element unless the
 * comment says otherwise.
 */

/** The header has been hydrated. */
export const whenAnimated = `html[${interactiveAttribute}] &`;

/** The header is above a hero. */
const overHero = `&[${overHeroAttribute}]`;

/**
 * The header is above a new hero, which fades in. During such a page transition the hero is in the last child of
 * `<main>`. If the visitor returns to a hero that is still fading out, a page without a hero is the last child.
 */
export const overNewHero = `${overHero}:has(+ main > :last-child:not(:first-child) [${heroAttribute}])`;

/** The mobile menu is open. Without `:is()`, browsers that have no popovers would drop all rules with this selector. */
const withOpenMenu = `:has(#${mobileMenuId}:is(:popover-open))`;

/** The header is above a hero, the page is not scrolled, and the mobile menu is closed. */
export const whenTransparent = `html[${scrollAttribute}=top] ${overHero}:not(${withOpenMenu})`;

/** The header is above a hero, and scripts are off. */
export const overHeroWithoutScripts = `html:not([${scrollAttribute}]) ${overHero}`;

/** The header is above a dark hero. Only for use within `whenTransparent` and `overHeroWithoutScripts`. */
export const overDark = `&[${overHeroAttribute}=dark]`;

/** The popover of a button is open. `&` is the button, which precedes the popover. */
export const whenOpen = '&:has(~ :popover-open)';

/** The popover of a button is open. `&` is a child of the button. */
export const inOpenButton = 'button:has(~ :popover-open) > &';
