import { css } from '@emotion/react';
import { homeCopy, partners } from '#shared/copy/home.ts';
import { pathTo } from '#shared/routes.ts';
import { centredStack } from '../../styles/layout.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { type } from '../../styles/type.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { ListItems } from '../text-blocks.tsx';
import { WithItalics } from './with-italics.tsx';

/** 'Our Trusted Partners': a sentence, the partners' names, and the button to become one. */
export function PartnersSection() {
  return (
    <Section isBand styles={section}>
      <Container styles={centredStack}>
        <h2 css={type.h2}>
          <WithItalics text={homeCopy.partnersHeading} />
        </h2>
        <p css={sentence}>{homeCopy.partnersText}</p>
        {partners.length > 0 && (
          <ul css={names}>
            <ListItems entries={partners} />
          </ul>
        )}
        <ButtonLink to={pathTo('getInTouch')}>{homeCopy.partnersButton}</ButtonLink>
      </Container>
    </Section>
  );
}

const section = css({ [media.fromMedium]: { paddingBlock: space[96] } });

const names = css(type.h3, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[16]} ${space[48]}`,
  marginBottom: space[32],
  [media.fromMedium]: { justifyContent: 'center' },
});

const sentence = css(type.italic, type.secondary, {
  maxWidth: '24em',
  marginBottom: space[16],
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  lineHeight: 1.35,
});
