import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LazyToastRegion } from '#client/toast/lazy-toast-region.tsx';
import { showToast } from '#client/toast/toasts.ts';
import { renderOnSite } from '../../support/render.tsx';

vi.mock('#client/toast/toast-region.tsx', () => {
  throw new Error('The network is gone.');
});

test('a toast is shown also where the code of its region was lost on the way', async () => {
  renderOnSite(<LazyToastRegion />);
  act(() => void showToast({ title: 'Message Sent!', text: 'We will write back.' }));
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('Message Sent!');
  expect(status.textContent).toContain('We will write back.');
});
