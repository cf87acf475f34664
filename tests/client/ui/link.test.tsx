import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '#client/ui/link.tsx';
import { renderOnSite } from '../../support/render.tsx';

const to = '/services#store-decor';

function Whereabouts() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

test.each([
  ['is followed by the router', {}, {}, to],
  ['with the control key is left to the browser', { ctrlKey: true }, {}, '/'],
  ['on a link that reloads is left to the browser', {}, { reloadDocument: true }, '/'],
])('a click %s', (_what, init, props, at) => {
  renderOnSite(
    <>
      <Link to={to} {...props} />
      <Whereabouts />
    </>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(to);
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  expect(screen.getByRole('status').textContent).toBe(at);
  expect(click.defaultPrevented).toBe(at === to);
});
