import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToastRegion } from '#client/toast/lazy-toast-region.tsx';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import type { ToastContent } from '#client/toast/toast-store.ts';
import { showToast } from '#client/toast/toasts.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { renderOnSite } from '../../support/render.tsx';

const sent = { title: toastWords.sentTitle, text: toastWords.sentText };
const show = (content: ToastContent) => act(() => void showToast(content));

test('showing a toast loads the region', async () => {
  renderOnSite(<LazyToastRegion />);
  expect(screen.queryByRole('region')).toBeNull();
  show(sent);
  const region = await screen.findByRole('region', { name: /Notifications/ }, { timeout: 20_000 });
  await within(region).findByText(sent.title, {}, { timeout: 20_000 });
});

test('a destructive toast has the same words on another background', () => {
  renderOnSite(<ToastRegion />);
  const grounds = [sent, { ...sent, variant: 'destructive' } as const].map((content) => {
    show(content);
    const toast = within(screen.getByRole('list')).getByRole('listitem');
    expect(toast.textContent).toBe(`${sent.title} ${sent.text}`);
    return getComputedStyle(toast).backgroundColor;
  });
  for (const ground of grounds) expect(ground).toMatch(/\w/);
  expect(grounds[0]).not.toBe(grounds[1]);
});
