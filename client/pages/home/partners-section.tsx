import { css } from '@emotion/react';
import { Picture } from '../../pictures/picture.tsx';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { centredStack, stack } from '../../styles/mixins.ts';
import { sizes, space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { ContentLink } from '../../text/content-link.tsx';
import { TextLine } from '../../text/text-line.tsx';
import { buttonOn } from '../../ui/button.ts';
import { Container, Section } from '../../ui/containers.tsx';
import { largeLink, paddedRow } from '../../ui/link.tsx';

export function PartnersSection() {
  const { partners } = useContent().home;
  if (!partners) return null;
  const { heading, text, names, button, picture } = partners;
  return (
    <Section isBand styles={picture && halves}>
      <Container styles={picture ? textColumn : centredStack}>
        <h2 css={typography.h2}>
          <TextLine line={heading} isHeading />
        </h2>
        <p css={sentence}>{text}</p>
        {names.length > 0 && (
          <ul css={list}>
            {names.map(({ name, to }, index) => (
              <li key={index}>
                {to ? (
                  <ContentLink to={to} css={largeLink}>
                    {name}
                  </ContentLink>
                ) : (
                  <span css={paddedRow}>{name}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        <ContentLink to={button.to} css={buttonOn.light}>
          {button.label}
        </ContentLink>
      </Container>
      {picture && <Picture name={picture} styles={pictureStyle} />}
    </Section>
  );
}

/** On narrow screens text and picture are stacked. On wide screens the picture fills the right half of the window. */
const halves = css({
  paddingBottom: 0,
  [media.beside]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minHeight: 'min(46rem, 42vw)',
    paddingTop: 0,
  },
});

const textColumn = css({
  ...stack(space[16]),
  justifyItems: 'start',
  paddingBottom: space[48],
  [media.beside]: {
    alignContent: 'center',
    maxWidth: `calc(${sizes.container} / 2 + ${space.gutter})`,
    marginRight: 0,
    paddingBlock: space.section,
    ul: { justifyContent: 'start' },
  },
});

const pictureStyle = css({
  aspectRatio: '3 / 2',
  [media.beside]: { contain: 'size', aspectRatio: 'auto' },
});

const list = css(typography.h3, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[16]} ${space[48]}`,
  marginBottom: space[32],
  // A name of one line is 48 px high. A name of several lines has the same padding.
  'li > *': { minHeight: 0, paddingBlock: `calc((${space[48]} - 1lh) / 2)` },
  [media.beside]: { justifyContent: 'center' },
});

const sentence = css(typography.italic, {
  maxWidth: '22em',
  marginBottom: space[24],
  fontSize: 'clamp(1.5rem, 0.9rem + 1.5vw, 2.25rem)',
});
