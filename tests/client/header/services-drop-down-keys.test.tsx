import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ServicesDropDown } from '#client/header/services-drop-down.tsx';
import { renderOnSite } from '../../support/render.tsx';

const button = () => screen.getByRole('button', { name: 'Start your journey' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement;

function renderDropDown() {
  renderOnSite(
    <>
      <ul>
        <ServicesDropDown isCurrent={false} />
      </ul>
      <a href="/gallery">Elsewhere</a>
    </>,
  );
  button().focus();
  const links = [...document.querySelectorAll('ul ul a')];
  return { user: userEvent.setup(), links };
}

test.each(['{Enter}', ' '])('the key "%s" opens it and closes it again', async (key) => {
  const { user } = renderDropDown();
  await user.keyboard(key);
  expect(isOpen()).toBe(true);
  expect(focused()).toBe(button());
  await user.keyboard(key);
  expect(isOpen()).toBe(false);
});

test('the arrow down opens it and leads to its first link, then to the others', async () => {
  const { user, links } = renderDropDown();
  expect(links).toHaveLength(3);
  await user.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe(links[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(links[2]);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(links[2]);
});

test('the arrow up leads back to the button', async () => {
  const { user, links } = renderDropDown();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(focused()).toBe(links[0]);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe(button());
});

test('End leads to the last link, Home to the first', async () => {
  const { user, links } = renderDropDown();
  await user.keyboard('{ArrowDown}{End}');
  expect(focused()).toBe(links[2]);
  await user.keyboard('{Home}');
  expect(focused()).toBe(links[0]);
});

test('Escape closes it and gives the focus back to the button', async () => {
  const { user, links } = renderDropDown();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(links[0]);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(focused()).toBe(button());
});

test('focus that moves on closes it', async () => {
  const { user } = renderDropDown();
  await user.keyboard('{ArrowDown}{End}');
  await user.tab();
  expect(focused()?.textContent).toBe('Elsewhere');
  expect(isOpen()).toBe(false);
});

test('a link that is chosen closes it', async () => {
  const { user, links } = renderDropDown();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(links[0]);
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(false);
});
