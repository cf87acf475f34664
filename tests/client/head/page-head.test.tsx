import { fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '#client/head/page-head.tsx';
import { pageTagAttribute } from '#shared/contracts.ts';
import { headTagsOf } from '#shared/head.ts';
import { pageAt } from '#shared/routes.ts';
import { config, renderOnSite } from '../render.tsx';

const paths = ['/', '/for-venues/questions', '/no-such-page'];

function Site() {
  return (
    <>
      <PageHead page={pageAt(useLocation().pathname)} />
      {paths.map((path) => (
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
  renderOnSite(<Site />, paths[0]);
  for (const path of paths.toReversed()) {
    fireEvent.click(screen.getByRole('link', { name: path }));
    const page = pageAt(path);
    expect(document.title).toBe(page.title);
    const found = [...document.head.querySelectorAll(`[${pageTagAttribute}]`)];
    expect(found.map((each) => [each.localName, attributesOf(each)])).toEqual(
      headTagsOf(page, config).map(({ name, attributes }) => [
        name,
        { ...attributes, [pageTagAttribute]: '' },
      ]),
    );
  }
  // A tag that is not of one page stays where it is.
  expect(document.head.querySelectorAll('link[rel=icon]')).toHaveLength(1);
});
