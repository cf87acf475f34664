import { css } from '@emotion/react';
import type { Service } from '#shared/content-types.ts';
import { media } from '../styles/media.ts';
import { arch, hairline } from '../styles/mixins.ts';
import { sizes, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { ContentText, splitActions, TextWithNotice } from '../text/content-text.tsx';
import { TextLine } from '../text/text-line.tsx';
import { band } from '../ui/containers.tsx';
import { PictureColumns } from './picture-columns.tsx';

interface Props {
  service: Service;
  /** From 0. The first picture has an arch, and every second section is a band. */
  index: number;
}

export function ServiceSection({ service, index }: Props) {
  const isFirst = index === 0;
  const isBand = index % 2 === 1;
  const { body, actions } = splitActions(service.text);
  return (
    <section id={service.anchor} css={isBand ? bandSection : [section, isFirst && first]}>
      <PictureColumns
        picture={service.picture}
        heading={
          <h2 css={typography.h2}>
            <TextLine line={service.heading} isHeading />
          </h2>
        }
        shape={{
          width: sizes.firstColumn,
          columns: isBand && mirrored,
          frame: [isFirst && [arch, hairline], isBand && overlapping],
        }}
        priority={isFirst}
        gap={space[16]}
      >
        <TextWithNotice text={body} notice={service.notice} headingTag="h3" />
        <ContentText text={actions} headingTag="h3" />
      </PictureColumns>
    </section>
  );
}

const section = css({ paddingTop: space[64], [media.fromMedium]: { paddingTop: space.section } });

const first = css({ paddingTop: space[48], [media.fromMedium]: { paddingTop: space[64] } });

const bandSection = css(band, {
  marginTop: space.section,
  paddingBlock: space[48],
  // The picture extends above and below the band, so a link to this section or the next has to stop higher or lower.
  [media.fromWide]: { scrollMarginTop: '6rem', '& + section': { scrollMarginTop: '-6rem' } },
});

const mirrored = css({
  [media.beside]: { gridTemplateColumns: '6fr 5fr', '--text-margin': space[32] },
});

const overlapping = css({
  [media.stacked]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    '& > picture': { aspectRatio: '5 / 4' },
  },
  [media.beside]: { gridColumn: 2 },
  [media.fromWide]: { marginBlock: `calc(-1 * (${space[48]} + ${space[64]}))` },
});
