/** The states that scripts set as attributes and styles read, named once for both. */

/** On `<html>` once React has hydrated the page. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' past the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the page whose hero it lies over. */
export const overHeroAttribute = 'data-over-hero';

/** On a drop-down that is open. */
export const openAttribute = 'data-open';

/** Once React handles clicks and keys. */
export const whenInteractive = `html[${interactiveAttribute}] &`;

/** Until then, or for good where scripts are off. */
export const beforeInteractive = `html:not([${interactiveAttribute}]) &`;

/** Until then, in a parent that the pointer rests on, and in one that holds the focus. */
export const beforeInteractiveInHovered = `html:not([${interactiveAttribute}]) :hover > &`;
export const beforeInteractiveInFocused = `html:not([${interactiveAttribute}]) :focus-within > &`;

/** The header over the hero that is at the top of its page, with no panel open. */
export const whenAtTop = `html[${scrollAttribute}=top] &[${overHeroAttribute}]:not(:has(:popover-open))`;

/** The header over the hero where scripts are off. */
export const whenScriptsAreOff = `html:not([${scrollAttribute}]) &[${overHeroAttribute}]`;

/** A child of what is open, and a child of its button. */
export const inOpen = `[${openAttribute}] > &`;
export const inButtonOfOpen = `[${openAttribute}] > button > &`;
