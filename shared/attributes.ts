/*
 * The ids and attributes of the document that server, scripts and styles share. The ids of parts that every page has
 * contain a capital letter, because the ids of the services' sections contain none.
 */

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

/** The attribute of the tags in the head that are replaced when the visitor moves to another page. */
export const pageTagAttribute = 'data-page';

/** The attribute of the style tag in the head. Emotion does not insert the rules of this tag again. */
export const stylesAttribute = 'data-styles';

/** On `<html>` once React has hydrated the page. From then on the header's styles animate. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` as soon as scripts run: 'top', or 'scrolled' once the page is beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the home page's header while the header is above the hero. The value is the hero's look: 'dark' or 'light'. */
export const overHeroAttribute = 'data-over-hero';

/** On the hero. */
export const heroAttribute = 'data-hero';

/** On a dark hero that the server has sent. A candle is lit over this hero. */
export const candleAttribute = 'data-candle';

/** On `<html>`, if scripts run, until the picture below the candle has arrived or failed. */
export const unlitAttribute = 'data-unlit';

/** On a sheet with a wax seal, which the global styles draw. The value is the seal's letters. */
export const sealedAttribute = 'data-sealed';
