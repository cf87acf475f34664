import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import type { ToastContent } from '#client/toast/toast-store.ts';
import { showToast } from '#client/toast/toasts.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { renderOnSite } from '../../support/render.tsx';

const sent = { title: toastWords.sentTitle, text: toastWords.sentText };

/** Shows a toast; returns its element. */
function show(content: ToastContent): HTMLElement {
  act(() => void showToast(content));
  return within(screen.getByRole('list')).getByRole('listitem');
}

test('a destructive toast says the same on another ground', () => {
  renderOnSite(<ToastRegion />);
  const usualGround = getComputedStyle(show(sent)).backgroundColor;
  const destructive = show({ ...sent, variant: 'destructive' });
  expect(destructive.textContent).toBe(`${sent.title} ${sent.text}`);
  expect(usualGround).toMatch(/\w/);
  expect(getComputedStyle(destructive).backgroundColor).toMatch(/\w/);
  expect(getComputedStyle(destructive).backgroundColor).not.toBe(usualGround);
});
