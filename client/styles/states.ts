import { interactiveAttribute, overHeroAttribute, scrollAttribute } from './state-attributes.ts';

/* The selectors with which styles read the states that scripts keep in attributes. */

/** After hydration. */
export const whenInteractive = `html[${interactiveAttribute}] &`;

/** Before hydration, and always without scripts. */
export const beforeInteractive = `html:not([${interactiveAttribute}]) &`;

/** The same, for a child of an element that is hovered, and of one that contains the focus. */
export const beforeInteractiveInHovered = `html:not([${interactiveAttribute}]) :hover > &`;
export const beforeInteractiveInFocused = `html:not([${interactiveAttribute}]) :focus-within > &`;

/** The header above the hero at the top of the page, while the panel is closed. */
export const whenAtTop = `html[${scrollAttribute}=top] &[${overHeroAttribute}]:not(:has(:popover-open))`;

/** The header above the hero with scripts off. */
export const whenScriptsAreOff = `html:not([${scrollAttribute}]) &[${overHeroAttribute}]`;

/** The panel after an expanded button, and a child of such a button. */
export const afterExpanded = '[aria-expanded=true] + &';
export const inExpanded = '[aria-expanded=true] > &';
