/** The element that holds the site, and that the browser takes over. */
export const rootId = 'root';
