/*
 * The attributes and the id from which styles read states. The selectors made of them are in a file of
 * their own, because the inline script would contain them otherwise.
 */

/** On `<html>` once React has hydrated the page. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, where it is above the hero. */
export const overHeroAttribute = 'data-over-hero';

/** The id of the mobile menu's panel. */
export const mobileMenuId = 'mobileMenu';
