import {
  altOf,
  errorPageCss,
  type FontSources,
  globalCss,
  preloadsOf,
  themeColour,
} from '#client/entry/server.ts';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import fontFiles from '#data/fonts.json' with { type: 'json' };
import headingFace from '#data/heading-face.json' with { type: 'json' };
import scripts from '#data/scripts.json' with { type: 'json' };
import sharingPictures from '#data/sharing.json' with { type: 'json' };
import {
  configAttribute,
  pageTagAttribute,
  rootId,
  type SiteConfig,
  stylesAttribute,
} from '#shared/contracts.ts';
import { sharingTagsOf, structuredDataOf } from '#shared/crawler-tags.ts';
import { type HeadTag, headTagsOf } from '#shared/head.ts';
import { escapeHtml, startTag } from '../http/html.ts';
import { contentSecurityPolicy, hashSource } from './security-headers.ts';

const { notFound } = content;
const businessName = content.site.name;

/** The HTML around React's, and the page's policy. */
export interface DocumentShell {
  beforeApp: Buffer;
  afterApp: Buffer;
  /** The content security policy. */
  policy: string;
}

/** The texts of an error page, which React does not render. */
export interface ErrorPage {
  /** The title without the business's name. */
  title: string;
  heading: string;
  text: string;
  /** The text of the link to the home page. */
  home: string;
}

/**
 * Creates functions that write the HTML around pages. `assetOrigin` is the origin of hashed files, if it is
 * not the page's own.
 */
export function createDocument(site: Omit<SiteConfig, 'year'>, assetOrigin: string | undefined) {
  const { assetBase, siteUrl } = site;
  const fonts: FontSources = {
    display: assetBase + fontFiles.display,
    displayItalic: assetBase + fontFiles.displayItalic,
    text: assetBase + fontFiles.text,
    textItalic: fontFiles.textItalic && assetBase + fontFiles.textItalic,
    extensions: fontFiles.extensions.map((each) => ({ ...each, file: assetBase + each.file })),
    heading: headingFace,
  };
  const css = globalCss(fonts, { name: businessName, host: new URL(siteUrl).host });
  const errorCss = css + errorPageCss();
  const script = startTag('script', {
    'data-main': assetBase + scripts.main,
    'data-chunks': scripts.chunks.map((name) => assetBase + name).join(' '),
  });

  /** The start of a page, up to its own styles; the tags that only crawlers read are the last of its tags. */
  function head(page: Page): string {
    return [
      ...documentStart,
      `<title>${escapeHtml(page.title)}</title>`,
      ...headTagsOf(page, site).map(pageTag),
      ...(page === notFound ? [] : crawlerTags(page, site)),
      ...preloadsOf(page, assetBase).map(link),
      ...[fonts.text, fonts.displayItalic].map(fontPreload),
      `<style>${css}</style>`,
      `${script}${scripts.headScript}</script>`,
      ...icons,
    ].join('');
  }

  /** The HTML around a page that React renders with `styles` and hydrates. */
  function shell(page: Page, config: SiteConfig, styles: string): DocumentShell {
    const style = `<style ${stylesAttribute}>${styles}</style>`;
    const root = startTag('div', { id: rootId, [configAttribute]: JSON.stringify(config) });
    return {
      beforeApp: Buffer.from(`${head(page)}${style}</head><body>${root}`),
      afterApp: Buffer.from('</div></body></html>'),
      policy: contentSecurityPolicy({
        assetOrigin,
        scripts: [hashSource(scripts.headScript)],
        styles: [css, styles].map(hashSource),
      }),
    };
  }

  /** A whole page without React and without scripts. */
  function errorPage({ title, heading, text, home }: ErrorPage): string {
    return [
      ...documentStart,
      `<title>${escapeHtml(`${title} | ${businessName}`)}</title>`,
      startTag('meta', { name: 'robots', content: 'noindex' }),
      ...icons,
      `<style>${errorCss}</style></head><body><main>`,
      `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`,
      `<p>${startTag('a', { href: '/' })}${escapeHtml(home)}</a></p></main></body></html>`,
    ].join('');
  }

  const errorStyles = [hashSource(errorCss)];
  const errorPolicy = contentSecurityPolicy({ assetOrigin, scripts: [], styles: errorStyles });
  return { shell, errorPage, errorPolicy };
}

export type Document = ReturnType<typeof createDocument>;

const documentStart = [
  `<!DOCTYPE html>${startTag('html', { lang: 'en' })}<head>`,
  startTag('meta', { charset: 'utf-8' }),
  startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  startTag('meta', { name: 'color-scheme', content: 'only light' }),
];

const icons = [
  link({ rel: 'icon', href: '/favicon.ico', sizes: '16x16 32x32' }),
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  startTag('meta', { name: 'theme-color', content: themeColour }),
];

function fontPreload(href: string): string {
  return link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' });
}

function link(attributes: Readonly<Record<string, string>>): string {
  return startTag('link', attributes);
}

function crawlerTags(page: Page, { assetBase, siteUrl }: Omit<SiteConfig, 'year'>): string[] {
  const url = new URL(assetBase + sharingPictures[page.path], siteUrl).href;
  const tags = sharingTagsOf(page, siteUrl, { url, alt: altOf(page.sharing) }).map(pageTag);
  return page.layout === 'home' ? [...tags, structuredData(siteUrl)] : tags;
}

function structuredData(siteUrl: string): string {
  const script = startTag('script', { type: 'application/ld+json', [pageTagAttribute]: '' });
  // Escapes '<', so that no text can end the script element.
  return `${script}${JSON.stringify(structuredDataOf(siteUrl)).replaceAll('<', '\\u003c')}</script>`;
}

function pageTag({ name, attributes }: HeadTag): string {
  return startTag(name, { ...attributes, [pageTagAttribute]: '' });
}
