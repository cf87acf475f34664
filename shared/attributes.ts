/*
 * The ids and attributes that the server, the browser's scripts and the styles share. Every id contains a capital
 * letter, except for `contactAnchor`, which is part of an address. The ids of services and headings contain none.
 */

/** The id of the element that React hydrates. */
export const rootId = 'pageRoot';

/** The id of the `<main>` element: the target of the skip link. */
export const mainAnchor = 'pageContent';

/** The id of the section with the contact form on the home page, where no heading has this id. */
export const contactAnchor = 'contact';

/** The id of the heading that labels the contact form. */
export const contactHeadingId = 'contactHeading';

/** The beginning of the ids of the contact form's fields, which end in the fields' keys. */
export const fieldIdPrefix = 'contactField-';

/** The id of the form's confirmation. Without scripts, submitting the form leads to this anchor. */
export const messageSentAnchor = 'messageSent';

/** The id of the mobile menu's panel. */
export const mobileMenuId = 'mobileMenu';

/** The id of the footer's links. In browsers without popovers, a link to this id replaces the menu button. */
export const footerLinksId = 'footerLinks';

/** On the element that React hydrates. The value is the site's configuration as JSON. */
export const configAttribute = 'data-config';

/** On the tags in the head that belong to one page. On a page change, the browser removes them and adds its own. */
export const pageTagAttribute = 'data-page';

/** On the style tag that the server writes in the head. In the browser, Emotion does not insert its rules again. */
export const stylesAttribute = 'data-styles';

/** On `<html>` once React has hydrated the page. From then on the header's styles animate. */
export const interactiveAttribute = 'data-interactive';

/** On `<html>` if scripts run: 'top', or 'scrolled' if the page is scrolled beyond the header's threshold. */
export const scrollAttribute = 'data-scroll';

/** On the header of the home page, because it overlays the hero. The value is the hero's look, 'dark' or 'light'. */
export const overHeroAttribute = 'data-over-hero';

/** On the hero, the first section of the home page. */
export const heroAttribute = 'data-hero';

/** On a dark hero of a page that the server rendered. The styles light a candle over this hero. */
export const candleAttribute = 'data-candle';

/**
 * On `<html>`, if scripts run, until the picture of a hero with a candle is decoded or has failed. The candle is lit
 * then. On a page without a candle nothing removes the attribute.
 */
export const unlitAttribute = 'data-unlit';

/** On an element with a wax seal, which the global styles draw. The value is the seal's text. */
export const sealedAttribute = 'data-sealed';
