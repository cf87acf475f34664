import { css } from '@emotion/react';
import { useContent } from '../../site-context.ts';
import { media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { typography } from '../../styles/typography.ts';
import { TextLine } from '../../text/text-line.tsx';
import { Container, Section } from '../../ui/containers.tsx';
import { ServiceCard } from './service-card.tsx';

export function ServicesSection() {
  const { home, services } = useContent();
  if (services.length === 0) return null;
  const isTrio = services.length === 3;
  return (
    <Section>
      <Container>
        <h2 css={heading}>
          <TextLine line={home.cards.heading} isHeading />
        </h2>
        <ul css={[cards, isTrio && besideFirst]}>
          {services.map((service) => (
            <li key={service.anchor}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const heading = css(typography.h2, {
  marginBottom: space[32],
  [media.beside]: { marginBottom: space[48], textAlign: 'center' },
});

/**
 * Two cards share a row. If the number of cards is odd, the last card fills a row. `--ratio` is the aspect ratio of a
 * card's picture.
 */
const cards = css({
  display: 'grid',
  gap: `${space[48]} clamp(${space[32]}, 4vw, ${space[64]})`,
  '--ratio': '1 / 0.9',
  [media.belowSmall]: { '--ratio': '4 / 5' },
  [media.fromMedium]: {
    '--ratio': '4 / 5',
    gridTemplateColumns: '1fr 1fr',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', '--ratio': '3 / 2' },
  },
  [media.fromLarge]: { '--ratio': '5 / 4' },
});

/**
 * The first of three cards is as high as the two others, which are beside it. Its picture may be up to a tenth larger
 * than the file that the browser chooses.
 */
const besideFirst = css({
  [media.fromLarge]: {
    '--ratio': '3 / 2',
    gridTemplateColumns: '7fr 7fr 5fr 5fr',
    '& > *, & > :last-of-type:nth-of-type(odd)': { gridColumn: 'span 2' },
    '& > :first-of-type': { gridRow: 'span 2', picture: { flexGrow: 1 } },
  },
});
