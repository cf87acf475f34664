import { css } from '@emotion/react';
import { pathTo } from '#shared/routes.ts';
import type { Service } from '#shared/services.ts';
import { servicesPageWords } from '#shared/words/services-page.ts';
import { media } from '../styles/media.ts';
import { sizes, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Container } from '../ui/container.tsx';
import { Picture } from '../ui/picture.tsx';
import { altOf, colourOf } from '../ui/picture-sources.ts';
import { TextLink } from '../ui/text-link.tsx';
import { pictureSizes } from './picture-sizes.ts';

interface Props {
  service: Service;
  /** Whether it is the first of the page, whose picture is fetched at once. */
  priority: boolean;
}

/** A service on the services page: its words and, beside them on wide screens, its picture. */
export function ServiceSection({ service, priority }: Props) {
  return (
    <section id={service.anchor} css={section}>
      <Container css={columns}>
        <div css={text}>
          <h2 tabIndex={-1} css={type.h2}>
            {service.title}
          </h2>
          <p css={[type.lead, type.secondary]}>{service.menuSentence}</p>
          <p css={[type.notice, notice]}>{servicesPageWords.notice}</p>
          <p css={type.secondary}>{service.pageText}</p>
          <TextLink to={pathTo('contactForm')} css={action}>
            {service.askLabel}
          </TextLink>
        </div>
        <div css={frame}>
          <Picture
            name={service.picture}
            alt={altOf(service.picture)}
            sizes={pictureSizes.service}
            priority={priority}
            css={[picture, css({ background: colourOf(service.picture) })]}
          />
        </div>
      </Container>
    </section>
  );
}

const section = css({
  paddingTop: space.section,
  [media.print]: { paddingTop: '12mm', breakInside: 'avoid' },
});

/** On wide screens the pictures stand left and right in turn. */
const columns = css({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  [media.fromMedium]: { gridTemplateColumns: '1fr 1fr', gap: 'clamp(3rem, 8vw, 7rem)' },
  [media.fromLarge]: {
    gridTemplateColumns: '5fr 6fr',
    'section:nth-of-type(even) > &': { gridTemplateColumns: '6fr 5fr' },
  },
  [media.print]: { gap: '12mm' },
});

const frame = css({
  width: `min(100%, ${sizes.picture})`,
  [media.fromMedium]: {
    justifySelf: 'end',
    'section:nth-of-type(odd) > div > &': { order: -1, justifySelf: 'start' },
  },
  [media.print]: { width: '60mm' },
});

const picture = css({ aspectRatio: '4 / 5' });

const text = css({ display: 'grid', gap: space[16], maxWidth: sizes.measure });

/** Said three times on one page, so more quietly than on the others. */
const notice = css({ color: softColours.caption });

const action = css({ justifySelf: 'start' });
