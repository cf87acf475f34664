import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServicesDropDown } from '#client/header/services-drop-down.tsx';
import { stopTime } from '../../support/fake-time.ts';
import { renderOnSite } from '../../support/render.tsx';

const button = () => screen.getByRole('button', { name: 'Start your journey' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

function renderDropDown() {
  const time = stopTime();
  renderOnSite(
    <>
      <ul>
        <ServicesDropDown isCurrent={false} />
      </ul>
      <p>Elsewhere</p>
    </>,
  );
  return { ...time, elsewhere: screen.getByText('Elsewhere') };
}

test('it is closed until it is asked for', () => {
  renderDropDown();
  expect(isOpen()).toBe(false);
});

test('a pointer that rests on it opens it after 200 ms, and not before', async () => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(199);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
});

test('a pointer that only crosses it does not open it', async () => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(150);
  await user.unhover(button());
  pass(1000);
  expect(isOpen()).toBe(false);
});

test('it closes 150 ms after the pointer has left, and not before', async () => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(200);
  await user.unhover(button());
  pass(149);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test('a pointer that comes back within 150 ms keeps it open', async () => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(200);
  await user.unhover(button());
  pass(149);
  await user.hover(button());
  pass(1000);
  expect(isOpen()).toBe(true);
});

test.each([
  [299, true],
  [300, false],
])('a pointer that comes back %s ms after it closed skips the delay: %s', async (ms, skips) => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(200);
  await user.unhover(button());
  pass(150);
  expect(isOpen()).toBe(false);
  pass(ms);
  await user.hover(button());
  expect(isOpen()).toBe(skips);
});

test('a click opens it at once, and another closes it', async () => {
  const { user, pass } = renderDropDown();
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(true);
  pass(1000);
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(false);
});

test('a click just after a hover has opened it leaves it open, a later one closes it', async () => {
  const { user, pass } = renderDropDown();
  await user.hover(button());
  pass(250);
  await user.click(button());
  expect(isOpen()).toBe(true);
  pass(1000);
  await user.click(button());
  expect(isOpen()).toBe(false);
});

test('a press elsewhere closes it', async () => {
  const { user, elsewhere } = renderDropDown();
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: '[TouchA]', target: elsewhere });
  expect(isOpen()).toBe(false);
});
