/** The names in the document that two files or more share: the server, the browser's scripts, addresses. */

/** The id of the root element, which the browser hydrates. */
export const rootId = 'root';

/** The attribute of the tags of the head that change with the page, and so are replaced on navigation. */
export const pageTagAttribute = 'data-page';

/** The attribute of the style tag of the head with the ids of its rules, which Emotion does not insert again. */
export const stylesAttribute = 'data-styles';

/** The id of the page's content: the target of the skip link. */
export const contentAnchor = 'content';

/** The id of the section with the contact form on the home page. */
export const contactAnchor = 'contact';

/** The id of the heading that labels the contact form. */
export const contactHeadingId = 'contact-heading';

/** The id of the confirmation, which the form's `action` links to when no script handles it. */
export const messageSentAnchor = 'message-sent';
