/** The names in the document that the server writes and the browser reads. */

/** The id of the root element, which the browser hydrates. */
export const rootId = 'root';

/** The attribute of the tags of the head that change with the page, and so are replaced on navigation. */
export const pageTagAttribute = 'data-page';

/** The attribute of the style tag of the head with the ids of its rules, which Emotion does not insert again. */
export const stylesAttribute = 'data-styles';
