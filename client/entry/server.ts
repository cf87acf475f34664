/** The one file of the client that the server imports. */
export { App } from '../app.tsx';
export { siteAddressOf } from '../head/site-address.ts';
export { heroPreloads } from '../pages/home/hero-picture.ts';
export type { SiteConfig } from '../site.tsx';
export { type FontUrls, globalCss } from '../styles/global-css.ts';
export { createStyleCache } from '../styles/style-cache.ts';
export { themeColour } from '../styles/tokens.ts';
export { largestAddress } from '../ui/picture-sources.ts';
