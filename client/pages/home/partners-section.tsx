import { css } from '@emotion/react';
import { homeCopy } from '#shared/copy/home.ts';
import { pathTo } from '#shared/routes.ts';
import { centredStack } from '../../styles/layout.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Section } from '../../ui/section.tsx';
import { WithItalics } from './with-italics.tsx';

/** 'Our Trusted Partners': a sentence and the button to become one. */
export function PartnersSection() {
  return (
    <Section isBand styles={section}>
      <Container styles={column}>
        <h2 css={type.h2}>
          <WithItalics text={homeCopy.partnersHeading} />
        </h2>
        <p css={[type.italic, type.secondary, sentence]}>{homeCopy.partnersText}</p>
        <ButtonLink to={pathTo('getInTouch')}>{homeCopy.partnersButton}</ButtonLink>
      </Container>
    </Section>
  );
}

const section = css({ [media.fromMedium]: { paddingBlock: space[96] } });

const column = css(centredStack(space[16]));

const sentence = css({
  maxWidth: '24em',
  marginBottom: space[16],
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  lineHeight: 1.35,
});
