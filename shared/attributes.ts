/*
 * The ids and attributes that the server, the browser's scripts and the styles share. Every id except `contactId`
 * contains a capital letter, and so differs from the ids of services and headings, which contain none.
 */

/** The element that React hydrates. */
export const rootId = 'pageRoot';

/** The `<main>` element, which is the target of the skip link. */
export const mainId = 'pageContent';

/** The contact section of the home page. No heading of that page gets this id. */
export const contactId = 'contact';

export const contactHeadingId = 'contactHeading';

/** The id of a field of the contact form is this prefix followed by the field's key. */
export const fieldIdPrefix = 'contactField-';

/** The form's confirmation. Without scripts, submitting the form leads to this anchor. */
export const messageSentId = 'messageSent';

export const mobileMenuId = 'mobileMenu';

/** The footer's links. In browsers without popovers, a link to this id replaces the menu button. */
export const footerLinksId = 'footerLinks';

/** On the element that React hydrates: the `SiteConfig` of the page, as JSON. */
export const configAttribute = 'data-config';

/** On the tags in the head that belong to one page, which the browser removes on a page change. */
export const pageTagAttribute = 'data-page';

/** On the server's style tag, whose rules Emotion does not insert again in the browser. */
export const stylesAttribute = 'data-styles';

/** On the inline script: the URLs of the scripts that it loads, separated by spaces. */
export const scriptsAttribute = 'data-scripts';

/** On `<html>` once React has hydrated the page. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` if scripts run: 'top', or 'scrolled' if the page is scrolled beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, which overlays the hero: the hero's tone, 'dark' or 'light'. */
export const overHeroAttribute = 'data-over-hero';

export const heroAttribute = 'data-hero';

/** On a dark hero that the server rendered, over which the styles light a candle. */
export const candleAttribute = 'data-candle';

/**
 * On `<html>`, if scripts run, until the picture behind the candle is decoded or has failed. On a page without a candle
 * the attribute stays, and has no effect.
 */
export const unlitAttribute = 'data-unlit';

/** On an element with a wax seal: the text of the seal. */
export const sealAttribute = 'data-seal';
