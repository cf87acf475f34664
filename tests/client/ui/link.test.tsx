import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '#client/ui/link.tsx';
import { renderOnSite } from '../../support/render.tsx';

type Props = Partial<ComponentProps<typeof Link>>;

function Whereabouts() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

test.each<[what: string, click: MouseEventInit, props: Props, at: string, isPrevented: boolean]>([
  ['is followed by the router', {}, {}, '/services#store-decor', true],
  ['with the control key is left to the browser', { ctrlKey: true }, {}, '/', false],
  ['on a link that reloads is left to the browser', {}, { reloadDocument: true }, '/', false],
])('a click %s', (_what, init, props, at, isPrevented) => {
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
  expect(click.defaultPrevented).toBe(isPrevented);
});
