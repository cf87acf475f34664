import { cleanup, render, screen } from '@testing-library/react';
import { type FunctionComponent, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import content from '#data/content.json' with { type: 'json' };
import { config } from './render.tsx';

const { failing, breakable } = vi.hoisted(() => {
  /** The name of the component that throws in the browser. */
  const failing = { name: '' };
  /** The module that `load` loads, with its component `name` made to throw while it is the failing one. */
  async function breakable(name: string, load: () => Promise<unknown>) {
    const module = (await load()) as Record<string, FunctionComponent>;
    const Breakable = (props: object) => {
      if (failing.name === name) throw new Error(`${name} has failed.`);
      return module[name]?.(props);
    };
    return { ...module, [name]: Breakable };
  }
  return { failing, breakable };
});

vi.mock('#client/header/header.tsx', (load) => breakable('Header', load));
vi.mock('#client/footer/footer.tsx', (load) => breakable('Footer', load));
vi.mock('#client/page-transition/page-transition.tsx', (load) => breakable('PageTransition', load));
vi.mock('#client/pages/site-page.tsx', (load) => breakable('SitePage', load));
vi.mock('#client/toast/lazy-toast-region.tsx', (load) => breakable('LazyToastRegion', load));
vi.mock('#client/head/page-head.tsx', (load) => breakable('PageHead', load));

/** Hydrates the server's HTML after `change`. Returns the page, what was logged, and what React recovered from. */
function hydrate(path: string, change: (page: HTMLElement) => void = () => {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    failing.name = '';
    cleanup();
    logged.mockRestore();
  });
  container.innerHTML = renderToString(
    <StaticRouter location={path}>
      <App config={config} />
    </StaticRouter>,
  );
  expect(container.querySelector('h1')?.textContent).toMatch(/\w/);
  change(container);
  const onRecoverableError = vi.fn();
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <App config={config} />
      </MemoryRouter>
    </StrictMode>,
    { container, hydrate: true, onRecoverableError },
  );
  return { container, logged: logged.mock.calls, recovered: onRecoverableError.mock.calls };
}

const paths = [...content.pages.map(({ path }) => path), '/no-such-page'];

// Only React's development build compares attributes too.
test.each(paths)('%s is hydrated as the server rendered it', (path) => {
  const { logged, recovered } = hydrate(path);
  expect(logged).toEqual([]);
  expect(recovered).toEqual([]);
});

const parts = ['header', 'h1', 'form', 'footer'];

test.each(['header', 'form', 'footer'])('a changed %s is rendered again alone', (changed) => {
  const { container } = hydrate('/', (page) => {
    for (const part of parts) page.querySelector(part)?.setAttribute('data-original', '');
    page.querySelector(`${changed} :is(a, p, label)`)?.replaceChildren('Ein anderer Text');
  });
  const originals = parts.filter((part) => container.querySelector(`${part}[data-original]`));
  expect(originals).toEqual(parts.filter((part) => part !== changed));
  for (const part of parts) expect(container.querySelectorAll(part), part).toHaveLength(1);
});

/** Hydrates the gallery while a component throws. Returns the text of its landmarks before and after. */
function hydrateWhileFailing(name: string) {
  let before: object = {};
  const { logged } = hydrate('/gallery', () => {
    before = readLandmarks();
    failing.name = name;
  });
  expect(logged.flat().map(String).join()).toContain(`${name} has failed.`);
  return { before, after: readLandmarks() };
}

/** The text of each landmark of the page. */
function readLandmarks(): Record<string, string> {
  const found = ['banner', 'main', 'contentinfo'].flatMap((role) => screen.queryAllByRole(role));
  return Object.fromEntries(found.map(({ localName, textContent }) => [localName, textContent]));
}

test.each([
  ['Header', { header: undefined }],
  ['Footer', { footer: undefined }],
  ['PageTransition', {}],
  ['LazyToastRegion', {}],
  ['PageHead', {}],
])('an error in the %s leaves the other parts as they were', (name, lost) => {
  const { before, after } = hydrateWhileFailing(name);
  expect(Object.values(before)).toEqual(Array(3).fill(expect.stringMatching(/\w/)));
  expect(after).toEqual({ ...before, ...lost });
});

test('an error in a page shows an apology with a link to the home page', () => {
  const { before, after } = hydrateWhileFailing('SitePage');
  const apology = expect.stringMatching(/^Something failed on our sideWe are sorry: /);
  expect(after).toEqual({ ...before, main: apology });
  expect(after.main).not.toContain('has failed.');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
});
