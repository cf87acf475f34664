import { css } from '@emotion/react';
import { ContentButton, ContentLink } from '../../links/content-link.tsx';
import { TextLine } from '../../links/text-line.tsx';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { centredStack } from '../../styles/mixins.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { Container, Section } from '../../ui/containers.tsx';
import { rowLink } from '../../ui/link.tsx';

/** 'Our Trusted Partners': a sentence, the partners' names, and the button to become one. */
export function PartnersSection() {
  const { partners } = useContent().home;
  if (!partners) return null;
  const { heading, text, names, button } = partners;
  return (
    <Section isBand>
      <Container styles={centredStack}>
        <h2 css={typography.h2}>
          <TextLine line={heading} italics="i" />
        </h2>
        <p css={sentence}>{text}</p>
        {names.length > 0 && (
          <ul css={list}>
            {names.map(({ name, to }, index) => (
              <li key={index}>
                {to ? (
                  <ContentLink to={to} css={rowLink}>
                    {name}
                  </ContentLink>
                ) : (
                  <span css={rowLink}>{name}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        <ContentButton to={button.to}>{button.label}</ContentButton>
      </Container>
    </Section>
  );
}

const list = css(typography.h3, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[16]} ${space[48]}`,
  marginBottom: space[32],
  overflowWrap: 'anywhere',
  [media.fromMedium]: { justifyContent: 'center' },
});

const sentence = css(typography.italic, {
  maxWidth: '22em',
  marginBottom: space[24],
  fontSize: 'clamp(1.5rem, 1rem + 1.4vw, 2.25rem)',
});
