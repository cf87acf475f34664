import { css } from '@emotion/react';
import { copy } from '#shared/copy.ts';
import { pictures } from '#shared/pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { type Service, services } from '#shared/services.ts';
import { media } from '../styles/media.ts';
import { colours, sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Picture } from '../ui/picture.tsx';
import { colourOf } from '../ui/picture-sources.ts';
import { Section } from '../ui/section.tsx';
import { pictureSizes } from './first-pictures.ts';

export function ServicesPage() {
  const { heading, lead, onward, onwardHeading } = copy.services;
  return (
    <>
      <Section>
        <Container css={[opening, start]}>
          <h1 tabIndex={-1} css={type.h1}>
            {heading}
          </h1>
          <p css={[type.lead, type.secondary]}>{lead}</p>
        </Container>
        {services.map((service, index) => (
          <ServiceSection key={service.anchor} service={service} isFirst={index === 0} />
        ))}
      </Section>
      <Section isBand>
        <Container css={opening}>
          <h2 css={type.h2}>{onwardHeading}</h2>
          <ButtonRow css={ways}>
            <ButtonLink to={pathTo('getInTouch')}>{onward.getInTouch}</ButtonLink>
            <ButtonLink to={pathTo('gallery')} tone="quiet">
              {onward.gallery}
            </ButtonLink>
          </ButtonRow>
        </Container>
      </Section>
    </>
  );
}

function ServiceSection({ service, isFirst }: { service: Service; isFirst: boolean }) {
  return (
    <section id={service.anchor} css={section}>
      <Container css={columns}>
        <div>
          <Picture
            name={service.picture}
            alt={pictures[service.picture].alt}
            sizes={pictureSizes.service}
            isFirst={isFirst}
            css={[picture, css({ background: colourOf(service.picture) })]}
          />
        </div>
        <div css={words}>
          <h2 tabIndex={-1} css={type.h2}>
            {service.title}
          </h2>
          <p css={[type.lead, type.secondary]}>{service.menuSentence}</p>
          <p css={[type.notice, notice]}>{copy.services.notice}</p>
        </div>
      </Container>
    </section>
  );
}

const opening = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  textAlign: 'center',
});

const start = css({ [media.belowMedium]: { justifyItems: 'start', textAlign: 'start' } });

const section = css({ paddingTop: space.section });

const columns = css({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  [media.fromMedium]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 'clamp(3rem, 8vw, 7rem)',
    'section:nth-of-type(even) > &': { direction: 'rtl', '& > *': { direction: 'ltr' } },
  },
  [media.fromLarge]: { gridTemplateColumns: '5fr 6fr' },
});

const picture = css({ aspectRatio: '4 / 5' });

const words = css({ display: 'grid', gap: space[16], maxWidth: sizes.measure });

/** Said three times on one page, so more quietly than on the others. */
const notice = css({ color: colours.taupe });

const ways = css({
  justifyContent: 'center',
  marginTop: space[16],
  [media.belowSmall]: { width: '100%', justifyContent: 'stretch' },
});
