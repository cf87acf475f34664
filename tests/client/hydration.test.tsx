import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { routes } from '#shared/routes.ts';
import { config } from '../support/render.tsx';
import { unknownPath } from '../support/site-pages.ts';

const paths = [...Object.values(routes).map(({ path }) => path), unknownPath];

/** Hydrates the server's HTML after `change`. Returns the page, and what was logged and recovered from. */
function hydrate(path: string, change: (page: HTMLElement) => void = () => {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
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
  return { container, logged, onRecoverableError };
}

// Only React's development build compares attributes too.
test.each(paths)('%s is hydrated as the server rendered it', (path) => {
  const { logged, onRecoverableError } = hydrate(path);
  expect(logged.mock.calls).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
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
