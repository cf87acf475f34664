import { media } from './media.ts';
import { colours, fonts, space } from './tokens.ts';

/** Addresses of the three font files. */
export interface FontUrls {
  display: string;
  displayItalic: string;
  text: string;
}

/** What a printed page says of the site. */
export interface Letterhead {
  name: string;
  /** Host and port, as in an address. */
  host: string;
}

/** The page's own stylesheet: faces, resets and what holds for every element. It is never re-rendered. */
export function globalCss(urls: FontUrls, letterhead: Letterhead): string {
  return `${faces(urls)}${base}${onPaper(letterhead)}`.replace(/\s*\n\s*/g, '');
}

/** The fallbacks take the web faces' measures (by capsize), so that nothing moves when those arrive. */
function faces({ display, displayItalic, text }: FontUrls): string {
  return `
@font-face{font-family:'Cormorant Garamond';font-weight:500;font-display:swap;src:url(${display}) format('woff2')}
@font-face{font-family:'Cormorant Garamond';font-weight:500;font-style:italic;font-display:swap;src:url(${displayItalic}) format('woff2')}
@font-face{font-family:'Jost';font-weight:400 600;font-display:swap;src:url(${text}) format('woff2')}
@font-face{font-family:'Cormorant Garamond Fallback';src:local('Times New Roman'),local('Liberation Serif');size-adjust:97.5%;ascent-override:94.8%;descent-override:29.4%;line-gap-override:0%}
@font-face{font-family:'Cormorant Garamond Fallback';font-style:italic;src:local('Times New Roman Italic'),local('Liberation Serif Italic');size-adjust:88.6%;ascent-override:104.3%;descent-override:32.4%;line-gap-override:0%}
@font-face{font-family:'Jost Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:96%;ascent-override:111.5%;descent-override:39.1%;line-gap-override:0%}
`;
}

const base = `
:root{--header-height:4.75rem;scroll-padding-top:var(--header-height);background:${colours.ivory};color:${colours.ink};font-family:${fonts.text};-webkit-text-size-adjust:100%;text-size-adjust:100%}
${media.fromLarge}{:root{--header-height:8.25rem}}
@media (min-width:64rem) and (max-height:45rem){:root{--header-height:7.25rem}}
@media (max-width:63.99rem) and (max-height:20rem){:root{--header-height:3.25rem}}
*,::before,::after{box-sizing:border-box}
body,h1,h2,h3,p,ul,figure{margin:0}
body{font-size:1.0625rem;line-height:1.65;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
ul{padding:0;list-style-type:''}
p{text-wrap:pretty}
img{display:block;max-width:100%;height:auto}
a{color:inherit}
button,input,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
.plain{display:grid;place-content:center;min-height:100vh;padding:2rem}
.plain h1{font:500 clamp(2.125rem,1.5rem + 2.4vw,3.25rem)/1.15 ${fonts.display};margin-bottom:1rem}
.plain a{display:inline-block;margin-top:1.5rem;padding:.75rem 0;color:${colours.sageDeep}}
:focus-visible{outline:2px solid ${colours.ink};outline-offset:2px;box-shadow:0 0 0 4px ${colours.ivory}}
h1:focus,h2:focus,main:focus{outline:none;box-shadow:none}
::selection{background:${colours.sand};color:${colours.ink}}
[hidden]{display:none}
${media.belowLarge}{:root:has([popover]:popover-open){overflow:hidden}}
${media.reducedMotion}{*,::before,::after{transition:none!important}}
${media.print}{
@page{margin:18mm}
*,::before,::after{transition:none!important}
:root{background:none;color:black}
}
`;

/** Paper tells whose it is, and where its links lead, which cannot be clicked. */
function onPaper({ name, host }: Letterhead): string {
  return `
${media.print}{
main{min-height:0!important}
main::before{content:'${name}';padding:0 ${space.gutter} 2rem;font:500 1.5rem/1.25 ${fonts.display}}
main a::after{content:' (${host}' attr(href) ')'!important;position:static!important;text-transform:none;letter-spacing:0;overflow-wrap:anywhere}
}`;
}
