/** The attributes in which scripts keep states, and the selectors with which styles read them. */

/** On `<html>` once React has hydrated the page. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, where it is above the hero. */
export const overHeroAttribute = 'data-over-hero';

/** On a drop-down that is open. */
export const openAttribute = 'data-open';

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

/** A child of an open drop-down, and a child of its button. */
export const inOpen = `[${openAttribute}] > &`;
export const inButtonOfOpen = `[${openAttribute}] > button > &`;
