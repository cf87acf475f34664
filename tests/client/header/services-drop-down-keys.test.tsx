import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ServicesDropDown } from '#client/header/services-drop-down.tsx';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { services } from '#shared/services.ts';
import { renderOnSite } from '../../support/render.tsx';

test('arrows, Home and End move between the button and the links', async () => {
  renderOnSite(
    <ul>
      <ServicesDropDown isCurrent={false} />
    </ul>,
  );
  const button = screen.getByRole('button', { name: headerCopy.dropDown });
  const links = [...document.querySelectorAll('ul ul a')];
  expect(links).toHaveLength(services.length);
  button.focus();
  const user = userEvent.setup();
  const stops: [key: string, stop: Element | undefined][] = [
    ['{ArrowDown}', links[0]],
    ['{End}', links.at(-1)],
    ['{ArrowDown}', links.at(-1)],
    ['{ArrowUp}', links.at(-2)],
    ['{Home}', links[0]],
    ['{ArrowUp}', button],
  ];
  for (const [key, stop] of stops) {
    await user.keyboard(key);
    expect(document.activeElement, key).toBe(stop);
  }
});
