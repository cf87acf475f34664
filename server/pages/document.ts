import { errorPageCss, globalCss, themeColour } from '#client/entry/server.ts';
import { configAttribute, rootId, scriptsAttribute, stylesAttribute } from '#shared/attributes.ts';
import type { Content, Page } from '#shared/content-types.ts';
import type { Assets, Deployment, SiteConfig } from '#shared/contracts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { searchTags } from './head-tags.ts';
import { escapeHtml, openingTag } from './html.ts';
import { sharingTags } from './sharing-tags.ts';
import { structuredData } from './structured-data.ts';

/** Creates the HTML that React does not render: the document around a page's root element, and the error page. */
export function createDocumentParts(content: Content, assets: Assets, deployment: Deployment) {
  const { scripts } = assets;
  const { assetBase } = deployment;
  const fonts = assets.fonts.map(({ file, ...font }) => ({ ...font, url: assetBase + file }));
  const css = globalCss(fonts, assets.fontMetrics);
  const errorCss = css + errorPageCss();
  const names = [scripts.main, scripts.content, ...scripts.chunks];
  const script = openingTag('script', {
    // Makes Cloudflare's Rocket Loader leave the script as it is.
    'data-cfasync': 'false',
    [scriptsAttribute]: names.map((name) => assetBase + name).join(' '),
  });

  /**
   * Returns a page's HTML up to the start tag of the root element, and its content security policy. The root element's
   * attribute passes `config` to the browser.
   */
  function startOf(page: Page, config: SiteConfig, componentStyles: string) {
    const styles = css + componentStyles;
    const html = [
      ...documentStart(content.site.language),
      `<title>${escapeHtml(page.title)}</title>`,
      ...searchTags(page, deployment),
      ...(page === content.notFound ? [] : sharingTags(content, assets, page, deployment)),
      ...(page.layout === 'home' ? [structuredData(content, deployment.siteUrl)] : []),
      `<style ${stylesAttribute}>${styles}</style>`,
      `${script}${scripts.headScript}</script>`,
      ...icons,
      '</head><body>',
      // In the body, because Chromium renders nothing until the fonts of such links in the head have arrived.
      ...fonts
        .filter(({ isPreloaded }) => isPreloaded)
        .map(({ url: href }) => openingTag('link', { ...fontPreload, href })),
      openingTag('div', { id: rootId, [configAttribute]: JSON.stringify(config) }),
    ].join('');
    const policy = contentSecurityPolicy(assetBase, [scripts.headScript], styles);
    return { html, policy };
  }

  const { title, heading, text, home } = content.words.errors.failure;
  /** The page for failed requests. It uses neither React nor scripts. */
  const errorPage = [
    ...documentStart(content.site.language),
    `<title>${escapeHtml(`${title} | ${content.site.name}`)}</title>`,
    openingTag('meta', { name: 'robots', content: 'noindex' }),
    ...icons,
    `<style>${errorCss}</style></head><body><main>`,
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`,
    `<p>${openingTag('a', { href: '/' })}${escapeHtml(home)}</a></p></main></body></html>`,
  ].join('');
  const errorPolicy = contentSecurityPolicy(assetBase, [], errorCss);
  return { startOf, end: '</div></body></html>', errorPage, errorPolicy };
}

export type DocumentParts = ReturnType<typeof createDocumentParts>;

/** The attributes of a link that makes the browser request a font before it knows whether a text needs the font. */
const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

const documentStart = (language: string) => [
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="only light">',
];

const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<meta name="theme-color" content="${themeColour}">`,
];
