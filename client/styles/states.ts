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

/**
 * The header has been hydrated, and the page is not scrolled quickly. When a jump or a quick scroll leaves the hero, the
 * header has no transition, because its white text would be on a light page.
 */
export const whenAnimated = `html[${interactiveAttribute}]:not([${scrollAttribute}=fast]) &`;

/** The header is above a hero. */
const overHero = `&[${overHeroAttribute}]`;

/**
 * The header is above a hero that fades in. During such a page transition the first child of `<main>` is the previous
 * page, which has no hero. A hero that returns while it is still fading out is in the first child itself.
 */
export const overNewHero = `${overHero}:not(:has(+ main > :first-child [${heroAttribute}]))`;

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
