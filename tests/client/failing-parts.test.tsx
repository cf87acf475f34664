import { screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { footerLinks, headerLinks, routes } from '#shared/routes.ts';
import { pathToService, services } from '#shared/services.ts';
import { businessName } from '#shared/site.ts';
import { failureWords } from '#shared/words/error-pages.ts';
import { headerWords } from '#shared/words/header-and-footer.ts';
import { placeholderPages } from '#shared/words/placeholder-pages.ts';
import { config } from '../support/render.tsx';

type PartName = 'header' | 'footer' | 'page transition' | 'toast region' | 'head' | 'page';

/** The part that throws, once the page is in the browser. */
const failing = vi.hoisted(() => ({ part: undefined as string | undefined }));

function failIf(part: PartName): void {
  if (failing.part === part) throw new Error(`The ${part} has failed.`);
}

vi.mock('#client/header/header.tsx', async (importOriginal) => {
  const { Header } = await importOriginal<typeof import('#client/header/header.tsx')>();
  return {
    Header: (props: Parameters<typeof Header>[0]) => {
      failIf('header');
      return <Header {...props} />;
    },
  };
});

vi.mock('#client/footer/footer.tsx', async (importOriginal) => {
  const { Footer } = await importOriginal<typeof import('#client/footer/footer.tsx')>();
  return {
    Footer: (props: Parameters<typeof Footer>[0]) => {
      failIf('footer');
      return <Footer {...props} />;
    },
  };
});

vi.mock('#client/page-transition/page-transition.tsx', async (importOriginal) => {
  type Module = typeof import('#client/page-transition/page-transition.tsx');
  const { PageTransition } = await importOriginal<Module>();
  return {
    PageTransition: (props: { pageKey: string; children: ReactNode }) => {
      failIf('page transition');
      return <PageTransition {...props} />;
    },
  };
});

vi.mock('#client/toast/lazy-toast-region.tsx', () => ({
  LazyToastRegion: () => {
    failIf('toast region');
    return null;
  },
}));

vi.mock('#client/head/use-head.ts', async () => {
  const { useEffect } = await import('react');
  return { useHead: () => useEffect(() => failIf('head')) };
});

vi.mock('#client/pages/site-page.tsx', async (importOriginal) => {
  const { SitePage } = await importOriginal<typeof import('#client/pages/site-page.tsx')>();
  return {
    SitePage: (props: Parameters<typeof SitePage>[0]) => {
      failIf('page');
      return <SitePage {...props} />;
    },
  };
});

afterEach(() => {
  failing.part = undefined;
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
  await act(async () => {
    const reactRoot = hydrateRoot(root, site(routes.gallery.path), { onRecoverableError() {} });
    onTestFinished(() => act(() => reactRoot.unmount()));
  });
  return logged.mock.calls.map((call) => call.map(String).join(' ')).join('\n');
}

function expectAllThatCanBeRead() {
  const header = screen.getByRole('banner');
  for (const name of [...headerLinks.beforeServices, ...headerLinks.afterServices]) {
    expect(header.querySelector(`a[href="${routes[name].path}"]`), name).not.toBeNull();
  }
  for (const service of services) {
    expect(header.querySelector(`li a[href="${pathToService(service)}"]`)).not.toBeNull();
  }
  expect(header.textContent).toContain(headerWords.dropDown);
  const { heading, notice, sentences } = placeholderPages.gallery;
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  for (const sentence of [notice, ...sentences]) expect(main.textContent).toContain(sentence);
  const footer = screen.getByRole('contentinfo');
  for (const name of footerLinks) {
    expect(footer.querySelector(`a[href="${routes[name].path}"]`), name).not.toBeNull();
  }
  expect(footer.textContent).toContain(businessName);
}

test.each<PartName>(['header', 'footer', 'page transition', 'toast region', 'head'])(
  'an error in the %s takes nothing that can be read from the page',
  async (part) => {
    const logged = await hydrateWhileFailing(part);
    expect(logged).toContain(`The ${part} has failed.`);
    expectAllThatCanBeRead();
  },
);

test('an error in the page is for the console: the visitor reads an apology and can go home', async () => {
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
