import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '#client/error-boundary.tsx';
import { FailurePage } from '#client/pages/failure-page.tsx';
import { renderOnSite } from '../support/render.tsx';

function Broken(): never {
  throw new Error('The password is swordfish.');
}

function renderBroken() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  renderOnSite(
    <>
      <p>What stands beside it.</p>
      <ErrorBoundary fallback={<FailurePage />}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  return logged;
}

test('a page that fails is replaced by the failure page, and the rest stays', () => {
  renderBroken();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/went wrong/);
  expect(screen.getByText('What stands beside it.')).toBeTruthy();
});

test('the failure page leads home', () => {
  renderBroken();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('what went wrong is for the console, not for the visitor', () => {
  const logged = renderBroken();
  expect(JSON.stringify(logged.mock.calls.map(([error]) => String(error)))).toContain('swordfish');
  expect(document.body.textContent).toMatch(/went wrong/);
  expect(document.body.textContent).not.toContain('swordfish');
});

test('where nothing fails the page itself is shown', () => {
  renderOnSite(
    <ErrorBoundary fallback={<FailurePage />}>
      <h1>All is well</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All is well');
});
