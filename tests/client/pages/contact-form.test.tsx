import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from '#client/pages/home/contact-form.tsx';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import { renderOnSite } from '../../support/render.tsx';

const entries = {
  Name: 'Ada Example',
  Email: 'ada@site.example',
  Subject: 'A long table',
  Message: 'For twenty, at dusk.\nWith candles.',
};

const fields = () =>
  Object.keys(entries).map((name) => screen.getByLabelText<HTMLInputElement>(name));
const values = () => fields().map(({ value }) => value);

async function fillInAndSend() {
  const user = userEvent.setup();
  for (const [name, text] of Object.entries(entries)) {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  }
  expect(values()).toEqual(Object.values(entries));
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

/** The submissions that came to the window, and whether the browser was left to send them. */
function watchSubmissions() {
  const submissions: { isLeftToBrowser: boolean }[] = [];
  const watch = (event: Event) => submissions.push({ isLeftToBrowser: !event.defaultPrevented });
  window.addEventListener('submit', watch);
  onTestFinished(() => window.removeEventListener('submit', watch));
  return submissions;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('sending clears the fields and confirms it in a toast', async () => {
  renderOnSite(
    <>
      <ContactForm />
      <ToastRegion />
    </>,
  );
  await fillInAndSend();
  expect(values()).toEqual(['', '', '', '']);
  const region = screen.getByRole('region', { name: /Notifications/ });
  expect(within(region).getByText('Message Sent!')).toBeTruthy();
  expect(
    within(region).getByText('Thank you for reaching out. We will get back to you shortly.'),
  ).toBeTruthy();
});

test('sending sends nothing: the browser is kept from it, and no call is made', async () => {
  const call = vi.fn();
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('XMLHttpRequest', call);
  onTestFinished(() => void vi.unstubAllGlobals());
  const submissions = watchSubmissions();
  renderOnSite(<ContactForm />);
  await fillInAndSend();
  expect(submissions).toEqual([{ isLeftToBrowser: false }]);
  expect(call).not.toHaveBeenCalled();
  expect(window.location.href).not.toContain('Ada');
});

test('a form whose fields are empty is not sent, and no toast says that it was', async () => {
  const submissions = watchSubmissions();
  renderOnSite(<ContactForm />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send Message' }));
  expect(fields().map(({ validity }) => validity.valueMissing)).toEqual(Array(4).fill(true));
  expect(submissions).toEqual([]);
});

test('what came back from a submission without scripts is confirmed, once', () => {
  window.history.replaceState(null, '', '/#message-sent');
  renderOnSite(<ContactForm />);
  expect(screen.getByText('Message Sent!')).toBeTruthy();
  expect(window.location.hash).toBe('');
});

test('without one nothing is confirmed', () => {
  renderOnSite(<ContactForm />);
  expect(fields()).toHaveLength(4);
  expect(screen.queryByText('Message Sent!')).toBeNull();
});
