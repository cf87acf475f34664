import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '#client/head/page-head.tsx';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { headOf } from '#shared/head.ts';
import { routeAt, routeNames, routes } from '#shared/routes.ts';
import { config, renderOnSite } from '../../support/render.tsx';
import { unknownPath } from '../../support/site-pages.ts';

function Site() {
  return (
    <>
      <PageHead route={routeAt(useLocation().pathname)} />
      {[...routeNames.map((name) => routes[name].path), unknownPath].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

test('the head is that of the current page alone', async () => {
  document.head.innerHTML = `<script ${pageTagAttribute}>{}</script><link rel="icon">`;
  renderOnSite(<Site />);
  for (const name of [...routeNames.slice(1), null, 'home'] as const) {
    const path = name ? routes[name].path : unknownPath;
    await userEvent.setup().click(screen.getByRole('link', { name: path }));
    const { title, tags } = headOf(name, config);
    expect(document.title).toBe(title);
    const found = [...document.head.querySelectorAll(`[${pageTagAttribute}]`)].map((element) => ({
      name: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map((each) => [each.name, each.value]),
      ),
    }));
    expect(found, path).toEqual(
      tags.map(({ name, attributes }) => ({
        name,
        attributes: { ...attributes, [pageTagAttribute]: '' },
      })),
    );
  }
  // A tag that is not of one page stays where it is.
  expect(document.head.querySelectorAll('link[rel=icon]')).toHaveLength(1);
});
