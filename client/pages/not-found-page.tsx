import { css } from '@emotion/react';
import type { Page } from '#shared/content-types.ts';
import { footerPages } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { useContent } from '../site-context.ts';
import { space } from '../styles/tokens.ts';
import { largeLink } from '../ui/link.tsx';
import { TextPage } from './text-page.tsx';

export function NotFoundPage({ page }: { page: Page }) {
  const content = useContent();
  const pages = footerPages(content);
  return (
    <TextPage page={page}>
      {pages.length > 0 && (
        <nav aria-label={content.words.errors.links}>
          <ul css={links}>
            <NavigationLinks pages={pages} css={largeLink} />
          </ul>
        </nav>
      )}
    </TextPage>
  );
}

const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  columnGap: space[16],
  maxWidth: '24rem',
});
