/** Where the contact form stands on the home page. */
export const contactAnchor = 'contact';

/** The confirmation that the form leads to where no script handles it. */
export const messageSentAnchor = 'message-sent';

/** Where a page's content starts: the skip link's target. */
export const contentAnchor = 'content';

/** The heading that names the contact form. */
export const contactHeadingId = 'contact-heading';
