/** The site's content, which the build puts into the browser's bundle. */
declare module '#content' {
  const content: import('#shared/content-types.ts').Content;
  export default content;
}
