import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastRegion } from '#client/toast/toast-region.tsx';
import { showToast } from '#client/toast/toasts.ts';
import { stopTime } from '../../support/fake-time.ts';
import { renderOnSite } from '../../support/render.tsx';

const sent = { title: 'It is on its way!', text: 'We will write back.' };
const other = { title: 'Another one', text: 'With other words.' };

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toasts = () => within(region()).queryAllByRole('listitem');

function showOn(content: Parameters<typeof showToast>[0]) {
  act(() => void showToast(content));
}

test('a toast stands in its region with its title, its text and a button to close it', () => {
  stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  const [toast, ...others] = toasts();
  expect(others).toEqual([]);
  expect(toast?.textContent).toBe(`${sent.title} ${sent.text}`);
  expect(within(region()).getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('a new toast replaces the old one', () => {
  stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  showOn(other);
  expect(toasts().map(({ textContent }) => textContent)).toEqual([`${other.title} ${other.text}`]);
});

test('a toast closes by itself after 5000 ms, and not before', () => {
  const { pass } = stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  pass(4999);
  expect(toasts()).toHaveLength(1);
  pass(1);
  expect(toasts()).toEqual([]);
});

test('a toast that replaces another has its whole time', () => {
  const { pass } = stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  pass(3000);
  showOn(sent);
  pass(4999);
  expect(toasts()).toHaveLength(1);
  pass(1);
  expect(toasts()).toEqual([]);
});

test('its button closes a toast at once', async () => {
  const { user } = stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  expect(toasts()).toHaveLength(1);
  await user.click(within(region()).getByRole('button', { name: 'Close' }));
  expect(toasts()).toEqual([]);
});

test('the destructive look says the same on another ground', () => {
  stopTime();
  renderOnSite(<ToastRegion />);
  const groundOf = (toast: HTMLElement | undefined) =>
    toast ? getComputedStyle(toast).backgroundColor : '';
  showOn(sent);
  const usual = groundOf(toasts()[0]);
  showOn({ ...sent, look: 'destructive' });
  const [toast] = toasts();
  expect(toast?.textContent).toBe(`${sent.title} ${sent.text}`);
  expect(usual).toMatch(/\w/);
  expect(groundOf(toast)).toMatch(/\w/);
  expect(groundOf(toast)).not.toBe(usual);
});

test('F8 moves the focus to the region', () => {
  stopTime();
  renderOnSite(<ToastRegion />);
  showOn(sent);
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(region().contains(document.activeElement)).toBe(true);
});
