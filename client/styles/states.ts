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

export const whenInteractive = `html[${interactiveAttribute}] &`;

const overHero = `&[${overHeroAttribute}]`;

/** The header is above a hero that is fading in: during a page change, the new page is the last child of `<main>`. */
export const overNewHero = `${overHero}:has(+ main > :last-child:not(:first-child) [${heroAttribute}])`;

/** `:is()` makes browsers without popovers keep the rules with this selector. */
const withOpenMenu = `:has(#${mobileMenuId}:is(:popover-open))`;

/** The header is above a hero, the page is not scrolled, and the mobile menu is closed. */
export const whenTransparent = `html[${scrollAttribute}=top] ${overHero}:not(${withOpenMenu})`;

export const overHeroWithoutScripts = `html:not([${scrollAttribute}]) ${overHero}`;

/** Only for use within `whenTransparent` and `overHeroWithoutScripts`. */
export const overDark = `&[${overHeroAttribute}=dark]`;

/** `&` is a button that precedes its popover. */
export const whenOpen = '&:has(~ :popover-open)';

/** `&` is a child of such a button. */
export const inOpenButton = 'button:has(~ :popover-open) > &';
