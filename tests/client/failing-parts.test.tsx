import { screen } from '@testing-library/react';
import { act, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { failureCopy } from '#shared/copy/error-pages.ts';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { routes } from '#shared/routes.ts';
import { businessName } from '#shared/site.ts';
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

const site = (
  <MemoryRouter initialEntries={[routes.gallery.path]}>
    <App config={config} />
  </MemoryRouter>
);

const landmarks = ['banner', 'main', 'contentinfo'] as const;

/** The text of each landmark that is in the document. */
function readLandmarks(): Record<string, string> {
  const found = landmarks.flatMap((name) => {
    const element = screen.queryByRole(name);
    return element ? [[name, element.textContent ?? '']] : [];
  });
  return Object.fromEntries(found);
}

/** Hydrates the gallery while `part` throws. Resolves to the text of its landmarks before that. */
async function hydrateWhileFailing(part: PartName) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(site);
  const before = readLandmarks();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failing.part = part;
  onTestFinished(() => {
    failing.part = '';
    logged.mockRestore();
  });
  await act(async () => {
    const reactRoot = hydrateRoot(root, site, { onRecoverableError() {} });
    onTestFinished(() => act(() => reactRoot.unmount()));
  });
  expect(logged.mock.calls.flat().map(String).join()).toContain(`The ${part} has failed.`);
  return before;
}

test.each<[PartName, lost: string[]]>([
  ['header', ['banner']],
  ['footer', ['contentinfo']],
  ['page transition', []],
  ['toast region', []],
  ['head', []],
])('an error in the %s leaves the other parts as they were', async (part, lost) => {
  const before = await hydrateWhileFailing(part);
  for (const landmark of landmarks) expect(before[landmark]).toMatch(/\w/);
  const kept = landmarks.filter((landmark) => !lost.includes(landmark));
  expect(readLandmarks()).toEqual(Object.fromEntries(kept.map((name) => [name, before[name]])));
});

test('an error in a page shows an apology with a link to the home page', async () => {
  await hydrateWhileFailing('page');
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(failureCopy.heading);
  expect(main.textContent).toContain(failureCopy.text);
  expect(main.textContent).not.toContain('has failed.');
  expect(main.querySelector('a')?.getAttribute('href')).toBe(routes.home.path);
  expect(screen.getByRole('banner').textContent).toContain(headerCopy.dropDown);
  expect(screen.getByRole('contentinfo').textContent).toContain(businessName);
});
