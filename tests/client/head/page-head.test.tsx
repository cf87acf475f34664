import { fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '#client/head/page-head.tsx';
import { pageTagAttribute } from '#shared/document-contract.ts';
import { headOf } from '#shared/head.ts';
import { routeAt } from '#shared/routes.ts';
import { config, renderOnSite } from '../../support/render.tsx';
import { everyPage } from '../../support/site-pages.ts';

function Site() {
  return (
    <>
      <PageHead route={routeAt(useLocation().pathname)} />
      {everyPage.map(({ path }) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));

test('the head is that of the current page alone', () => {
  document.head.innerHTML = `<script ${pageTagAttribute}>{}</script><link rel="icon">`;
  renderOnSite(<Site />, everyPage[0]?.path);
  for (const { path } of everyPage.toReversed()) {
    fireEvent.click(screen.getByRole('link', { name: path }));
    const { title, tags } = headOf(routeAt(path), config);
    expect(document.title).toBe(title);
    const found = [...document.head.querySelectorAll(`[${pageTagAttribute}]`)];
    expect(found.map((each) => [each.localName, attributesOf(each)])).toEqual(
      tags.map(({ name, attributes }) => [name, { ...attributes, [pageTagAttribute]: '' }]),
    );
  }
  // A tag that is not of one page stays where it is.
  expect(document.head.querySelectorAll('link[rel=icon]')).toHaveLength(1);
});
