import { css } from '@emotion/react';
import { servicesPageCopy } from '#shared/copy/services-page.ts';
import { pathTo } from '#shared/routes.ts';
import type { Service } from '#shared/services.ts';
import { stack } from '../styles/layout.ts';
import { conditions, media } from '../styles/media.ts';
import { sizes, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Columns } from '../ui/columns.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { textLink } from '../ui/text-link.ts';

/** How wide the picture is laid out, in the syntax of `<img sizes>`. */
export const servicePictureSizes = `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 45vw, 90vw`;

interface Props {
  service: Service;
  /** Whether to load its picture eagerly, as that of the first section. */
  priority: boolean;
}

/** A service on the services page: text and, beside it on wide screens, a picture. */
export function ServiceSection({ service, priority }: Props) {
  return (
    <section id={service.anchor} css={section}>
      <Columns medium="1fr 1fr" styles={columns}>
        <div css={text}>
          <h2 css={type.h2}>{service.title}</h2>
          <p css={[type.lead, type.secondary]}>{service.menuSentence}</p>
          <p css={[type.italic, notice]}>{servicesPageCopy.notice}</p>
          <p css={type.secondary}>{service.pageText}</p>
          <Link to={pathTo('contactForm')} css={[textLink, action]}>
            {service.askLabel}
          </Link>
        </div>
        <div css={frame}>
          <Picture
            name={service.picture}
            sizes={servicePictureSizes}
            priority={priority}
            styles={picture}
          />
        </div>
      </Columns>
    </section>
  );
}

const section = css({ paddingTop: space.section });

/** On wide screens the pictures alternate between left and right. */
const columns = css({
  gap: space[32],
  [media.fromMedium]: { gap: space.columns },
  [media.fromLarge]: { 'section:nth-of-type(even) > &': { gridTemplateColumns: '6fr 5fr' } },
});

const frame = css({
  width: `min(100%, ${sizes.picture})`,
  [media.fromMedium]: {
    justifySelf: 'end',
    'section:nth-of-type(odd) > div > &': { order: -1, justifySelf: 'start' },
  },
});

const picture = css({ aspectRatio: '4 / 5' });

const text = css({ ...stack(space[16]), maxWidth: sizes.measure });

/** The page repeats the notice for each service, so it is less prominent than on other pages. */
const notice = css({ color: softColours.caption });

const action = css({ justifySelf: 'start' });
