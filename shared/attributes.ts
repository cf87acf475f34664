/* The ids and attributes of the document that server, scripts and styles share. */

/* The ids of what stands on every page have a capital letter, which no id of a service's section has. */

/** The id of the root element, which the browser hydrates. */
export const rootId = 'pageRoot';

/** The id of the `<main>` element: the target of the skip link. */
export const mainAnchor = 'pageContent';

/** The id of the section with the contact form on the home page. */
export const contactAnchor = 'contact';

/** The id of the heading that labels the contact form. */
export const contactHeadingId = 'contact-heading';

/** The id of the confirmation, which the form's `action` links to when no script handles it. */
export const messageSentAnchor = 'messageSent';

/** The id of the mobile menu's panel. */
export const mobileMenuId = 'mobileMenu';

/** The id of the footer's links, to which the menu button leads in browsers without popovers. */
export const footerLinksId = 'footerLinks';

/** The attribute of the root element with the site's configuration, as JSON. */
export const configAttribute = 'data-config';

/** The attribute of the tags of the head that change with the page, and so are replaced on navigation. */
export const pageTagAttribute = 'data-page';

/** The attribute of the style tag of the head whose rules Emotion does not insert again. */
export const stylesAttribute = 'data-styles';

/** On `<html>` once React has hydrated the page: the header's styles animate from then on. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, where it is above the hero, whose look it has: 'dark' or 'light'. */
export const overHeroAttribute = 'data-over-hero';

/** On the hero. */
export const heroAttribute = 'data-hero';

/** On a dark hero that the server has sent, over which a candle is lit. */
export const candleAttribute = 'data-candle';

/** On `<html>` where scripts run, until the picture below the candle has arrived or failed. */
export const unlitAttribute = 'data-unlit';

/** On a sheet: the letters in its wax seal, which the global styles draw. */
export const sealedAttribute = 'data-sealed';
