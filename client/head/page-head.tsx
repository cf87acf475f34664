import { useLayoutEffect, useRef } from 'react';
import { pageTagAttribute } from '#shared/attributes.ts';
import type { Page } from '#shared/content-types.ts';

/**
 * Sets the document's title to that of `page`. The tags of the page that the server sent are removed on a page change
 * and not replaced, because crawlers load every page from the server.
 */
export function PageHead({ page }: { page: Page }): null {
  const shownPage = useRef(page);

  useLayoutEffect(() => {
    // The title that the server sent stays, because the browser may have translated it.
    if (page === shownPage.current) return;
    shownPage.current = page;
    document.title = page.title;
    for (const tag of document.head.querySelectorAll(`[${pageTagAttribute}]`)) tag.remove();
  }, [page]);

  return null;
}
