import { css } from '@emotion/react';
import { homePath } from '#shared/routes.ts';
import { useContent } from '../site-context.ts';
import { stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Section } from '../ui/containers.tsx';
import { inWindow } from './shapes.ts';

/** Replaces a page that has failed in the browser. Its link loads the home page from the server. */
export function FailurePage() {
  const { heading, text, home } = useContent().words.errors.failure;
  return (
    <Section styles={inWindow}>
      <Container styles={column}>
        <h1 css={typography.h1}>{heading}</h1>
        <p css={[typography.lead, typography.secondary]}>{text}</p>
        <ButtonLink to={homePath} reloadDocument>
          {home}
        </ButtonLink>
      </Container>
    </Section>
  );
}

const column = css({ ...stack(space[24]), justifyItems: 'start' });
