import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToastRegion } from '#client/toast/lazy-toast-region.tsx';
import { showToast } from '#client/toast/toasts.ts';
import { toastWords } from '#shared/words/contact-form.ts';
import { renderOnSite } from '../../support/render.tsx';

test('a toast that is wanted before the region is there brings the region', async () => {
  renderOnSite(<LazyToastRegion />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void showToast({ title: toastWords.sentTitle, text: 'We will write back.' }));
  const region = await screen.findByRole('region', { name: /Notifications/ }, { timeout: 20_000 });
  expect(
    await within(region).findByText(toastWords.sentTitle, {}, { timeout: 20_000 }),
  ).toBeTruthy();
});
