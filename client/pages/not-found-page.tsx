import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import { footerPages } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { media } from '../styles/media.ts';
import { touchRow } from '../styles/mixins.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextPage } from './text-page.tsx';

/** The 404 page: a text page with links to the footer's pages. */
export function NotFoundPage({ page }: { page: Page }) {
  return (
    <TextPage page={page}>
      {footerPages.length > 0 && (
        <nav aria-label={content.words.errors.links}>
          <ul css={links}>
            <NavigationLinks pages={footerPages} css={pageLink} />
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

const pageLink = css(typography.h3, {
  ...touchRow,
  minHeight: '3rem',
  color: colours.sageDeep,
  textDecorationColor: softColours.rule,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  transition: transition(durations.hoverMs, ['text-decoration-color']),
  [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
});
