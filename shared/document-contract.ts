/** Names in the document that the server writes and the browser reads. */

/** The id of the element that holds the site, and that the browser hydrates. */
export const rootId = 'root';

/** On each tag of the head that belongs to one page, and so is replaced on navigation. */
export const pageTagAttribute = 'data-page';

/** On the style tag of the head: the ids of the rules in it, which Emotion takes for inserted. */
export const stylesAttribute = 'data-styles';
