import { css } from '@emotion/react';
import type { Service } from '#data/content.json';
import { Picture } from '../pictures/picture.tsx';
import { media } from '../styles/media.ts';
import { colours, softColours, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { ContentText } from './content-text.tsx';
import { servicePictureSizes } from './layouts.ts';
import { arch, hairline, PictureColumns } from './picture-columns.tsx';
import { TextLine } from './text-line.tsx';

interface Props {
  service: Service;
  /** Its place on the page: the picture of the first has an arch, every second is on a band. */
  index: number;
}

/** A service on the services page: text and a picture, beside each other on wide screens. */
export function ServiceSection({ service, index }: Props) {
  const isFirst = index === 0;
  const isEven = index % 2 === 1;
  const end = service.text.at(-1)?.type === 'actions' ? -1 : service.text.length;
  return (
    <section id={service.anchor} css={[section, isFirst && first, isEven && band]}>
      <PictureColumns
        picture={
          <Picture
            name={service.picture}
            use="portrait"
            sizes={servicePictureSizes}
            priority={isFirst}
            styles={shape}
          />
        }
        gap={space[16]}
        frame={[isFirst && [arch, hairline], isEven && overlapping]}
        styles={[columns, isEven && mirrored]}
      >
        <h2 css={type.h2}>
          <TextLine line={service.heading} italics="i" />
        </h2>
        <p css={[type.lead, type.secondary]}>{service.menu}</p>
        <ContentText text={service.text.slice(0, end)} heading="h3" styles={type.measure} />
        {service.notice && <p css={notice}>{service.notice}</p>}
        <ContentText text={service.text.slice(end)} heading="h3" hasButtons={false} />
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
