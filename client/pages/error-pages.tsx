import { css } from '@emotion/react';
import { failureCopy, notFoundCopy } from '#shared/copy/error-pages.ts';
import { footerLinks, pathTo } from '#shared/routes.ts';
import { NavigationLinks } from '../links/navigation-links.tsx';
import { stack, target } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { durations, transition } from '../styles/motion.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Section } from '../ui/layout.tsx';
import { PictureAndText } from './picture-and-text.tsx';

/** The 404 page, with a link to every page. */
export function NotFoundPage() {
  const { heading, text, linksLabel } = notFoundCopy;
  return (
    <PictureAndText picture="not-found">
      <h1 css={type.h1}>{heading}</h1>
      <p css={[type.lead, type.secondary, type.measure]}>{text}</p>
      <nav aria-label={linksLabel}>
        <ul css={links}>
          <NavigationLinks names={footerLinks} css={link} />
        </ul>
      </nav>
    </PictureAndText>
  );
}

/** Replaces a page that has failed in the browser. Its link loads the home page from the server. */
export function FailurePage() {
  const { heading, text, home } = failureCopy;
  return (
    <Section>
      <Container styles={column}>
        <h1 css={type.h1}>{heading}</h1>
        <p css={[type.lead, type.secondary]}>{text}</p>
        <ButtonLink to={pathTo('home')} reloadDocument>
          {home}
        </ButtonLink>
      </Container>
    </Section>
  );
}

const links = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  columnGap: space[16],
  maxWidth: '24rem',
});

const link = css(type.h3, {
  ...target,
  minHeight: '3rem',
  color: colours.sageDeep,
  textDecorationColor: softColours.rule,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  transition: transition(durations.hoverMs, ['text-decoration-color']),
  [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
});

const column = css({ ...stack(space[24]), justifyItems: 'start' });
