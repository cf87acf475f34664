import { css } from '@emotion/react';
import { pathTo } from '#shared/routes.ts';
import type { Service } from '#shared/services.ts';
import { conditions, media } from '../styles/media.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Link, textLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { arch, hairline, PictureColumns } from './picture-columns.tsx';
import { TextBlocks } from './text-blocks.tsx';

/** How wide the picture is laid out, in the syntax of `<img sizes>`. */
export const servicePictureSizes = `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 45vw, min(30rem, 90vw)`;

interface Props {
  service: Service;
  /** Its place on the page: the picture of the first has an arch, every second is on a band. */
  index: number;
}

/** A service on the services page: text and a picture, beside each other on wide screens. */
export function ServiceSection({ service, index }: Props) {
  const isFirst = index === 0;
  const isEven = index % 2 === 1;
  return (
    <section id={service.anchor} css={[section, isFirst && first, isEven && band]}>
      <PictureColumns
        picture={
          <Picture
            name={service.picture}
            sizes={servicePictureSizes}
            priority={isFirst}
            styles={shape}
          />
        }
        gap={space[16]}
        frame={[isFirst && [arch, hairline], isEven && overlapping]}
        styles={[columns, isEven && mirrored]}
      >
        <h2 css={type.h2}>{service.title}</h2>
        <p css={[type.lead, type.secondary]}>{service.menuSentence}</p>
        {service.notice && <p css={notice}>{service.notice}</p>}
        <TextBlocks text={service.text} heading="h3" />
        <Link to={pathTo('contactForm')} css={[textLink, action]}>
          {service.askLabel}
        </Link>
      </PictureColumns>
    </section>
  );
}

const section = css({
  paddingTop: space[64],
  [media.fromMedium]: { paddingTop: space.section },
});

const first = css({ [media.fromMedium]: { paddingTop: space[64] } });

const band = css({
  [media.fromMedium]: {
    marginTop: space.section,
    paddingBlock: space[48],
    background: colours.linen,
  },
  [media.fromLarge]: { paddingBlock: 0 },
});

const columns = css({ [media.fromMedium]: { gap: space.columns } });

/** Every second picture is on the right. */
const mirrored = css({ [media.fromLarge]: { gridTemplateColumns: '6fr 5fr' } });

/** Breaks the band's edges. */
const overlapping = css({
  [media.fromMedium]: { order: 0, justifySelf: 'end' },
  [media.fromLarge]: { marginBlock: `-${space[24]}` },
  [media.fromWide]: { marginBlock: `-${space[64]}` },
  [media.fromExtraWide]: { justifySelf: 'start' },
});

const shape = css({ aspectRatio: '4 / 5' });

/** The page repeats the notice for each service, so it is less prominent than on other pages. */
const notice = css(type.italic, { color: softColours.caption });

const action = css({ justifySelf: 'start' });
