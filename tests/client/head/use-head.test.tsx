import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useHead } from '#client/head/use-head.ts';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { headOf } from '#shared/head.ts';
import { routeAt, routeNames, routes } from '#shared/routes.ts';
import { config, renderOnSite } from '../../support/render.tsx';

function Site() {
  useHead(routeAt(useLocation().pathname), config);
  return (
    <>
      {[...routeNames.map((name) => routes[name].path), '/no-such-page'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

/** What the head says of the page, as `headOf` puts it. */
function headOfDocument() {
  const tags = [...document.head.querySelectorAll('meta, link, script')].map((element) => ({
    name: element.tagName.toLowerCase(),
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== pageTagAttribute)
        .map(({ name, value }) => [name, value]),
    ),
  }));
  return { title: document.title, tags };
}

async function goTo(path: string) {
  await userEvent.setup().click(screen.getByRole('link', { name: path }));
}

beforeEach(() => {
  document.head.replaceChildren();
  document.title = '';
});

const otherNames = routeNames.filter((name) => name !== 'home');

test.each(otherNames)(
  'navigating to %s sets its title, description, robots tag and canonical link',
  async (name) => {
    renderOnSite(<Site />);
    await goTo(routes[name].path);
    expect(headOfDocument()).toEqual(headOf(name, config));
  },
);

test('navigating from page to page leaves nothing of the one before', async () => {
  renderOnSite(<Site />);
  await goTo('/no-such-page');
  expect(headOfDocument()).toEqual(headOf(null, config));
  await goTo(routes.gallery.path);
  expect(headOfDocument()).toEqual(headOf('gallery', config));
  await goTo(routes.home.path);
  expect(headOfDocument()).toEqual(headOf('home', config));
});

test('the head changes with the route also where the title stays the same', async () => {
  renderOnSite(<Site />);
  document.title = routes.gallery.title;
  await goTo(routes.gallery.path);
  expect(headOfDocument()).toEqual(headOf('gallery', config));
});

test('what crawlers read of the page that was loaded does not stay', async () => {
  const structuredData = document.createElement('script');
  structuredData.setAttribute(pageTagAttribute, '');
  document.head.append(structuredData);
  renderOnSite(<Site />);
  await goTo(routes.gallery.path);
  expect(document.title).toBe(routes.gallery.title);
  expect(structuredData.isConnected).toBe(false);
});

test('tags that are not of one page stay where they are', async () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  document.head.append(icon);
  renderOnSite(<Site />);
  await goTo(routes.partners.path);
  expect(document.title).toBe(routes.partners.title);
  expect(document.head.contains(icon)).toBe(true);
});
