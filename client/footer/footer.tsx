import { css } from '@emotion/react';
import { footerLinksId } from '#shared/attributes.ts';
import { footerPages } from '#shared/routes.ts';
import { ContactDetails } from '../links/contact-details.tsx';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { useAppProps } from '../site-context.ts';
import { media } from '../styles/media.ts';
import { stack } from '../styles/mixins.ts';
import { colours, sizes, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Columns, Container } from '../ui/containers.tsx';
import { paddedRow } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { content, config } = useAppProps();
  const { site, words } = content;
  const pages = footerPages(content);
  return (
    <footer css={background}>
      <Container>
        <p css={tagline}>{site.taglines.footer}</p>
      </Container>
      <Columns styles={parts}>
        <div css={brand}>
          <Logo css={logo} />
          <ContactDetails />
        </div>
        <div id={footerLinksId} css={navigationColumn}>
          {pages.length > 0 && (
            <nav aria-label={words.footer.navigation}>
              <ul css={links}>
                <NavigationLinks pages={pages} css={footerLink} />
              </ul>
            </nav>
          )}
          <SocialLinks />
        </div>
      </Columns>
      <Container>
        <p css={copyright}>
          <span>
            © {config.year} <span translate="no">{site.name}</span>.
          </span>{' '}
          <span>{words.footer.rights}</span>
        </p>
      </Container>
    </footer>
  );
}

const background = css({
  paddingBlock: `clamp(${space[48]}, 6vw, ${space[64]}) ${space[32]}`,
  background: colours.sageNight,
  color: colours.white,
  '& :focus-visible': { outlineColor: colours.white, boxShadow: 'none' },
});

const line = `1px solid ${withOpacity(colours.white, 0.2)}`;

const distance = `clamp(${space[32]}, 5vw, ${space[48]})`;

const tagline = css(typography.h2, {
  marginBottom: distance,
  paddingBottom: distance,
  borderBottom: line,
  fontStyle: 'italic',
  // At this size, the delivered tagline takes one line.
  [media.fromLarge]: { fontSize: 'clamp(3rem, 5vw, 4rem)' },
});

const parts = css({
  rowGap: distance,
  [media.fromMedium]: { gridTemplateColumns: '1fr fit-content(20rem)' },
  [media.fromLarge]: { gridTemplateColumns: sizes.columnTracks },
});

const navigationColumn = css({
  ...stack(distance),
  [media.fromLarge]: { display: 'flex', justifyContent: 'space-between' },
});

const brand = css({ ...stack(space[24]), justifyItems: 'start' });

const logo = css({
  width: '15.625rem',
  filter: 'brightness(0) invert(1)',
  [media.forcedColours]: { mixBlendMode: 'difference' },
});

/** The links are in two columns, or in one if enlarged text leaves no room for two. */
const links = css({
  width: 'min(100%, 20rem)',
  columns: '2 6.5rem',
  columnGap: space[32],
  '& > li': { breakInside: 'avoid' },
});

const footerLink = css(paddedRow, {
  paddingInline: space[8],
  marginInline: `-${space[8]}`,
  textDecoration: 'none',
  [media.moreContrast]: { textDecoration: 'underline' },
  '&[aria-current]': { textDecoration: 'underline' },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const copyright = css(typography.small, {
  marginTop: distance,
  paddingTop: space[24],
  borderTop: line,
  color: withOpacity(colours.white, 0.8),
  // A sentence breaks only if it is longer than a line.
  '& > span': { display: 'inline-block' },
});
