import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import { addToast } from '#client/toast/toast-store.ts';
import { toastCopy } from '#shared/copy/contact-form.ts';
import { renderOnSite } from '../../support/render.tsx';

const sent = { title: toastCopy.sentTitle, text: toastCopy.sentText };

test('a destructive toast has the same copy on another background', () => {
  renderOnSite(<ToastRegion />);
  const grounds = [sent, { ...sent, variant: 'destructive' } as const].map((content) => {
    act(() => void addToast(content));
    const toast = within(screen.getByRole('list')).getByRole('listitem');
    expect(toast.textContent).toBe(`${sent.title} ${sent.text}`);
    return getComputedStyle(toast).backgroundColor;
  });
  for (const ground of grounds) expect(ground).toMatch(/\w/);
  expect(grounds[0]).not.toBe(grounds[1]);
});
