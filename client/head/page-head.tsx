import { useLayoutEffect, useRef } from 'react';
import { pageTagAttribute } from '#shared/attributes.ts';
import type { Page } from '#shared/content-types.ts';

/**
 * Sets the document's title to that of `page`. The tags of the page that the server sent are removed on a page change
 * and not replaced, because crawlers load every page from the server.
 */
export function PageHead({ page }: { page: Page }): null {
  const sentPage = useRef(page);

  useLayoutEffect(() => {
    document.title = page.title;
    if (page === sentPage.current) return;
    for (const tag of document.head.querySelectorAll(`[${pageTagAttribute}]`)) tag.remove();
  }, [page]);

  return null;
}
