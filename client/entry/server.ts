/* The only file of the client that the server imports. */
export { App } from '../app.tsx';
export { pictureNamed } from '../pictures/picture-sources.ts';
export type { AppProps } from '../site-context.ts';
export { errorPageCss, globalCss } from '../styles/global-css.ts';
export { createStyleCache } from '../styles/style-cache.ts';
export { themeColour } from '../styles/tokens.ts';
