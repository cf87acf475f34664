import { css } from '@emotion/react';
import { pathTo } from '#shared/routes.ts';
import { homeWords } from '#shared/words/home.ts';
import { sizes, space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Section } from '../../ui/section.tsx';

/** 'Our Trusted Partners': a sentence and the way to become one. */
export function PartnersSection() {
  return (
    <Section isBand>
      <Container css={column}>
        <h2 css={type.h2}>{homeWords.partnersHeading}</h2>
        <p css={[type.lead, type.secondary, sentence]}>{homeWords.partnersText}</p>
        <ButtonLink to={pathTo('getInTouch')}>{homeWords.partnersButton}</ButtonLink>
      </Container>
    </Section>
  );
}

const column = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' });

const sentence = css({
  maxWidth: `min(${sizes.measure}, 36em)`,
  marginBlock: `${space[16]} ${space[32]}`,
  textWrap: 'balance',
});
