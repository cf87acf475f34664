/** The id of the section with the contact form on the home page. */
export const contactAnchor = 'contact';

/** The id of the confirmation, which the form's `action` links to when no script handles it. */
export const messageSentAnchor = 'message-sent';

/** The id of the page's content: the target of the skip link. */
export const contentAnchor = 'content';

/** The id of the heading that labels the contact form. */
export const contactHeadingId = 'contact-heading';
