/** The origin of the site in browser tests. */
export const siteUrl = 'http://localhost:4310';
