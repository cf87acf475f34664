import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '#client/head/page-head.tsx';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { headOf } from '#shared/head.ts';
import { routeAt, routeNames, routes } from '#shared/routes.ts';
import { config, renderOnSite } from '../../support/render.tsx';

function Site() {
  return (
    <>
      <PageHead route={routeAt(useLocation().pathname)} />
      {[...routeNames.map((name) => routes[name].path), '/no-such-page'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

/** Clicks the link to `path`; returns what the head says of its page, as `headOf` puts it. */
async function goTo(path: string) {
  await userEvent.setup().click(screen.getByRole('link', { name: path }));
  const tags = [...document.head.querySelectorAll(`[${pageTagAttribute}]`)].map((element) => {
    const attributes = [...element.attributes].filter(({ name }) => name !== pageTagAttribute);
    return {
      name: element.tagName.toLowerCase(),
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    };
  });
  return { title: document.title, tags };
}

test('the head is that of the current page, with nothing of the one before', async () => {
  document.head.innerHTML = `<script ${pageTagAttribute}>{}</script><link rel="icon">`;
  renderOnSite(<Site />);
  for (const name of [...routeNames.slice(1), null, 'home'] as const) {
    const path = name ? routes[name].path : '/no-such-page';
    expect(await goTo(path), path).toEqual(headOf(name, config));
  }
  // A tag that is not of one page stays where it is.
  expect(document.head.querySelectorAll('link[rel=icon]')).toHaveLength(1);
});

test('the head changes with the route also where the title stays the same', async () => {
  document.head.replaceChildren();
  renderOnSite(<Site />);
  document.title = routes.gallery.title;
  expect(await goTo(routes.gallery.path)).toEqual(headOf('gallery', config));
});
