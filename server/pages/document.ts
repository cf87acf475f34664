import { errorPageCss, globalCss, themeColour } from '#client/entry/server.ts';
import { configAttribute, rootId, stylesAttribute } from '#shared/attributes.ts';
import type { Content, Page } from '#shared/content-types.ts';
import type { Assets, Deployment, SiteConfig } from '#shared/contracts.ts';
import { headTagsOf } from '#shared/head.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { crawlerTags } from './crawler-tags.ts';
import { escapeHtml, openingTag, pageTag } from './html.ts';

/** Creates functions that write the HTML around pages. */
export function createDocumentWriter(content: Content, assets: Assets, deployment: Deployment) {
  const { scripts } = assets;
  const { assetBase } = deployment;
  const fonts = assets.fonts.map(({ file, ...font }) => ({ ...font, url: assetBase + file }));
  const css = globalCss(fonts);
  const errorCss = css + errorPageCss();
  const names = [scripts.main, scripts.content, ...scripts.chunks];
  const script = openingTag('script', {
    // Cloudflare's Rocket Loader leaves a script with this attribute alone.
    'data-cfasync': 'false',
    'data-scripts': names.map((name) => assetBase + name).join(' '),
  });

  /** Returns a page's HTML up to the root element, with the styles of its components, and its security policy. */
  function headOf(page: Page, ownStyles: string) {
    const styles = css + ownStyles;
    const html = [
      ...documentStart(content.site.language),
      `<title>${escapeHtml(page.title)}</title>`,
      ...headTagsOf(page, deployment).map(pageTag),
      ...(page === content.notFound ? [] : crawlerTags(content, assets, page, deployment)),
      `<style ${stylesAttribute}>${styles}</style>`,
      `${script}${scripts.headScript}</script>`,
      ...icons,
      '</head><body>',
      // If these links were in the head, Chromium would not render the page before the fonts have arrived.
      ...fonts
        .filter(({ isPreloaded }) => isPreloaded)
        .map(({ url: href }) => openingTag('link', { ...fontPreload, href })),
    ].join('');
    const policy = contentSecurityPolicy(assetBase, [scripts.headScript], [styles]);
    return { html: Buffer.from(html), policy };
  }

  /** Returns the start tag of the element that React hydrates, with the configuration that React renders with. */
  function rootStart(config: SiteConfig): Buffer {
    const attributes = { id: rootId, [configAttribute]: JSON.stringify(config) };
    return Buffer.from(openingTag('div', attributes));
  }

  const { title, heading, text, home } = content.words.errors.failure;
  /** A whole page without React and without scripts. */
  const errorPage = [
    ...documentStart(content.site.language),
    `<title>${escapeHtml(`${title} | ${content.site.name}`)}</title>`,
    openingTag('meta', { name: 'robots', content: 'noindex' }),
    ...icons,
    `<style>${errorCss}</style></head><body><main>`,
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`,
    `<p>${openingTag('a', { href: '/' })}${escapeHtml(home)}</a></p></main></body></html>`,
  ].join('');
  const errorPolicy = contentSecurityPolicy(assetBase, [], [errorCss]);
  return { headOf, rootStart, end: '</div></body></html>', errorPage, errorPolicy };
}

export type DocumentWriter = ReturnType<typeof createDocumentWriter>;

/** The attributes of a link by which a browser requests a font before it has read the styles that name the font. */
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
