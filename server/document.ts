import {
  earlyScript,
  type FontUrls,
  globalCss,
  heroPreloads,
  type SiteFacts,
  themeColour,
} from '#client/door.tsx';
import { headOf } from '#shared/head.ts';
import { rootId } from '#shared/mount.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Build } from './build-manifest.ts';
import { escapeHtml, startTag } from './html.ts';

/** The parts of a page's HTML around its styles and around what React renders. */
export interface PageShell {
  /** Up to where the page's styles go, at the end of the head. */
  beforeStyles: string;
  /** From there to where React's HTML goes. */
  beforeContent: string;
  afterContent: string;
}

export interface DocumentOptions {
  build: Build;
  /** Where hashed files are, as in `SiteFacts`. */
  assetBase: string;
}

/** Writes the document around pages; what is the same for all of them is put together once. */
export function createDocument({ build, assetBase }: DocumentOptions) {
  const fonts = Object.fromEntries(
    Object.entries(build.fonts).map(([face, file]) => [face, assetBase + file]),
  ) as unknown as FontUrls;
  const style = `<style>${globalCss(fonts)}</style>`;
  const start = `<!DOCTYPE html>${startTag('html', { lang: 'en' })}<head>${startTag('meta', { charset: 'utf-8' })}${startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })}`;
  const icons = [
    startTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '16x16 32x32' }),
    startTag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    startTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    startTag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    startTag('meta', { name: 'theme-color', content: themeColour }),
  ].join('');
  const fontPreloads = [fonts.display, fonts.text].map((href) =>
    startTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
  );
  const heroPreload = heroPreloads(assetBase).map((attributes) => startTag('link', attributes));
  const scripts = [
    ...build.chunks.map((chunk) =>
      startTag('link', { rel: 'modulepreload', href: assetBase + chunk, crossorigin: '' }),
    ),
    `${startTag('script', { type: 'module', src: assetBase + build.entry, crossorigin: '' })}</script>`,
  ];
  const resources = `${fontPreloads.join('')}${style}<script>${earlyScript}</script>${scripts.join('')}${icons}`;

  return {
    /** The HTML around a page that React renders and takes over; `route` is null for the 404 page. */
    pageShell(route: RouteName | null, facts: SiteFacts): PageShell {
      const root = startTag('div', {
        id: rootId,
        'data-year': String(facts.year),
        'data-asset-base': facts.assetBase,
        'data-site-url': facts.siteUrl,
      });
      return {
        beforeStyles: `${start}${headTags(route, facts.siteUrl)}${route === 'home' ? heroPreload.join('') : ''}${resources}`,
        beforeContent: `</head><body>${root}`,
        afterContent: '</div></body></html>',
      };
    },

    /** A whole page without scripts, for where React cannot or need not render one. */
    plainPage({ title, heading, text, home }: PlainPage): string {
      const robots = startTag('meta', { name: 'robots', content: 'noindex' });
      return `${start}<title>${escapeHtml(title)}</title>${robots}${icons}${style}</head><body>${startTag('main', { class: 'plain' })}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><p>${startTag('a', { href: '/' })}${escapeHtml(home)}</a></p></main></body></html>`;
    },
  };
}

export interface PlainPage {
  title: string;
  heading: string;
  text: string;
  /** What the link to the home page says. */
  home: string;
}

function headTags(route: RouteName | null, siteUrl: string): string {
  const { title, tags } = headOf(route, siteUrl);
  const written = tags.map(({ name, attributes }) =>
    startTag(name, { ...attributes, 'data-page': '' }),
  );
  return `<title>${escapeHtml(title)}</title>${written.join('')}`;
}
