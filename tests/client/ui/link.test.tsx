import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '#client/ui/link.tsx';
import { renderOnSite } from '../../support/render.tsx';

function Whereabouts() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

test.each<
  [
    what: string,
    click: MouseEventInit,
    props: Partial<ComponentProps<typeof Link>>,
    at: string,
    isLeftToBrowser: boolean,
  ]
>([
  ['is followed by the router', {}, {}, '/services#store-decor', false],
  ['with the control key is left to the browser', { ctrlKey: true }, {}, '/', true],
  ['with the command key is left to the browser', { metaKey: true }, {}, '/', true],
  ['with the shift key is left to the browser', { shiftKey: true }, {}, '/', true],
  ['with the alt key is left to the browser', { altKey: true }, {}, '/', true],
  ['of the middle button is left to the browser', { button: 1 }, {}, '/', true],
  ['on a link that reloads is left to the browser', {}, { reloadDocument: true }, '/', true],
  ['may be prevented by a listener', {}, { onClick: (e) => e.preventDefault() }, '/', false],
])('a click %s', (_what, init, props, at, isLeftToBrowser) => {
  renderOnSite(
    <>
      <Link to="/services#store-decor" {...props}>
        Store Decor
      </Link>
      <Whereabouts />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Store Decor' });
  expect(link.getAttribute('href')).toBe('/services#store-decor');
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  expect(screen.getByRole('status').textContent).toBe(at);
  expect(click.defaultPrevented).toBe(!isLeftToBrowser);
});
