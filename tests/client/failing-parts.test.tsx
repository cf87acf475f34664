import { screen } from '@testing-library/react';
import { act, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { footerLinks, headerLinks, type RouteName, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName } from '#shared/site.ts';
import { failureWords } from '#shared/words/error-pages.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { config } from '../support/render.tsx';

type PartName = 'header' | 'footer' | 'page transition' | 'toast region' | 'head' | 'page';

const { failing, failIf, breakable } = vi.hoisted(() => {
  /** The part that throws, once the page is in the browser. */
  const failing = { part: '' };
  const failIf = (part: PartName) => {
    if (failing.part === part) throw new Error(`The ${part} has failed.`);
  };
  /** Makes a component throw while `part` fails. */
  const breakable =
    <Props,>(part: PartName, Component: FunctionComponent<Props>) =>
    (props: Props) => {
      failIf(part);
      return Component(props);
    };
  return { failing, failIf, breakable };
});

vi.mock('#client/header/header.tsx', async (load) => {
  const { Header } = await load<typeof import('#client/header/header.tsx')>();
  return { Header: breakable('header', Header) };
});

vi.mock('#client/footer/footer.tsx', async (load) => {
  const { Footer } = await load<typeof import('#client/footer/footer.tsx')>();
  return { Footer: breakable('footer', Footer) };
});

vi.mock('#client/page-transition/page-transition.tsx', async (load) => {
  type Module = typeof import('#client/page-transition/page-transition.tsx');
  const { PageTransition } = await load<Module>();
  return { PageTransition: breakable('page transition', PageTransition) };
});

vi.mock('#client/pages/site-page.tsx', async (load) => {
  const { SitePage } = await load<typeof import('#client/pages/site-page.tsx')>();
  return { SitePage: breakable('page', SitePage) };
});

vi.mock('#client/toast/lazy-toast-region.tsx', () => ({
  LazyToastRegion: breakable('toast region', () => null),
}));

vi.mock('#client/head/page-head.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    PageHead() {
      useEffect(() => failIf('head'));
      return null;
    },
  };
});

const site = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <App config={config} />
  </MemoryRouter>
);

/** The gallery as the server sends it, hydrated while `part` throws; resolves to what was logged. */
async function hydrateWhileFailing(part: PartName): Promise<string> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(site(routes.gallery.path));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  failing.part = part;
  onTestFinished(() => {
    failing.part = '';
  });
  await act(async () => {
    const reactRoot = hydrateRoot(root, site(routes.gallery.path), { onRecoverableError() {} });
    onTestFinished(() => act(() => reactRoot.unmount()));
  });
  return logged.mock.calls.map((call) => call.map(String).join(' ')).join('\n');
}

/** The addresses of the links in an element. */
const addressesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const pathsOf = (names: readonly RouteName[]) => names.map((name) => routes[name].path);

function expectAllThatCanBeRead() {
  const header = screen.getByRole('banner');
  const { beforeServices, afterServices } = headerLinks;
  expect(addressesIn(header)).toEqual(
    expect.arrayContaining([
      ...pathsOf([...beforeServices, ...afterServices]),
      ...services.map(pathToService),
    ]),
  );
  expect(header.textContent).toContain(headerWords.dropDown);
  const { heading, notice, sentences } = placeholderPages.gallery;
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  for (const sentence of [notice, ...sentences]) expect(main.textContent).toContain(sentence);
  const footer = screen.getByRole('contentinfo');
  expect(addressesIn(footer)).toEqual(expect.arrayContaining(pathsOf(footerLinks)));
  expect(footer.textContent).toContain(businessName);
}

test.each<PartName>(['header', 'footer', 'page transition', 'toast region', 'head'])(
  'after an error in the %s the whole page can still be read',
  async (part) => {
    const logged = await hydrateWhileFailing(part);
    expect(logged).toContain(`The ${part} has failed.`);
    expectAllThatCanBeRead();
  },
);

test('an error in a page is logged, and the visitor reads an apology and can go home', async () => {
  const logged = await hydrateWhileFailing('page');
  expect(logged).toContain('The page has failed.');
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(failureWords.heading);
  expect(main.textContent).toContain(failureWords.text);
  expect(main.textContent).not.toContain('has failed.');
  expect(main.querySelector('a')?.getAttribute('href')).toBe(routes.home.path);
  expect(screen.getByRole('banner').textContent).toContain(headerWords.dropDown);
  expect(screen.getByRole('contentinfo').textContent).toContain(businessName);
});
