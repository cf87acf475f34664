import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { routes } from '#shared/routes.ts';
import { config } from '../support/render.tsx';

const paths = [...Object.values(routes).map(({ path }) => path), '/no-such-page'];

// Only React's development build compares attributes too.
test.each(paths)('%s is hydrated as the server rendered it', (path) => {
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
  const onRecoverableError = vi.fn();
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <App config={config} />
      </MemoryRouter>
    </StrictMode>,
    { container, hydrate: true, onRecoverableError },
  );
  expect(logged.mock.calls).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
