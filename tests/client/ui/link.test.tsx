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

function renderLink(props: Partial<ComponentProps<typeof Link>> = {}) {
  renderOnSite(
    <>
      <Link to="/services#store-decor" {...props}>
        Store Decor
      </Link>
      <Whereabouts />
    </>,
  );
  return screen.getByRole('link', { name: 'Store Decor' });
}

/** Clicks the link; says where the router then is, and whether the browser is to follow it itself. */
function click(link: HTMLElement, init: MouseEventInit = {}) {
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return { at: screen.getByRole('status').textContent, isLeftToBrowser: !event.defaultPrevented };
}

test('a link has its address in the HTML, with its anchor', () => {
  expect(renderLink().getAttribute('href')).toBe('/services#store-decor');
});

test('a click is followed by the router', () => {
  expect(click(renderLink())).toEqual({ at: '/services#store-decor', isLeftToBrowser: false });
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (init) => {
  expect(click(renderLink(), init)).toEqual({ at: '/', isLeftToBrowser: true });
});

test('where the page is to load anew every click is left to the browser', () => {
  expect(click(renderLink({ reloadDocument: true }))).toEqual({ at: '/', isLeftToBrowser: true });
});

test('a listener of its own may keep it from being followed', () => {
  const link = renderLink({ onClick: (event) => event.preventDefault() });
  expect(click(link)).toEqual({ at: '/', isLeftToBrowser: false });
});
