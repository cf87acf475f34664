import { css } from '@emotion/react';
import { copy } from '#shared/copy.ts';
import { footerLinks } from '#shared/navigation.ts';
import { NavigationLink } from '../navigation/navigation-link.tsx';
import { media } from '../styles/media.ts';
import { colours, sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Container } from '../ui/container.tsx';
import { Section } from '../ui/section.tsx';

/** What an unknown address shows, with a way to every page. */
export function NotFoundPage() {
  const { heading, text, linksLabel } = copy.notFound;
  return (
    <Section>
      <Container css={column}>
        <h1 tabIndex={-1} css={[type.h1, headline]}>
          {heading}
        </h1>
        <p css={[type.lead, type.secondary, measure]}>{text}</p>
        <nav aria-label={linksLabel}>
          <ul css={links}>
            {footerLinks.map((name) => (
              <li key={name}>
                <NavigationLink name={name} current={null} css={[type.h3, link]} />
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </Section>
  );
}

const column = css({ display: 'grid', gap: space[24] });

const headline = css({ maxWidth: '12em' });

const measure = css({ maxWidth: '34em' });

const links = css({
  display: 'grid',
  columnGap: space[48],
  marginTop: space[16],
  borderTop: `1px solid ${colours.sand}`,
  paddingTop: space[24],
  [media.fromSmall]: { gridTemplateColumns: 'repeat(2, max-content)' },
  [media.fromMedium]: { gridTemplateColumns: 'repeat(3, max-content)' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: colours.sageDeep,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
});
