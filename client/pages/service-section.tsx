import { css } from '@emotion/react';
import type { Service } from '#shared/content-types.ts';
import { TextLine } from '../links/text-line.tsx';
import { media } from '../styles/media.ts';
import { arch, hairline } from '../styles/mixins.ts';
import { colours, sizes, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { ContentText, isLong, splitActions, TextWithNotice } from './content-text.tsx';
import { PictureColumns } from './picture-columns.tsx';

interface Props {
  service: Service;
  /** The section's place on the page: the first picture has an arch, and every second section is a band. */
  index: number;
}

/** A service on the services page: text and a picture, beside each other on wide screens. */
export function ServiceSection({ service, index }: Props) {
  const isFirst = index === 0;
  const isEven = index % 2 === 1;
  const { body, actions } = splitActions(service.text);
  return (
    <section id={service.anchor} css={isEven ? band : [section, isFirst && first]}>
      <PictureColumns
        picture={service.picture}
        heading={
          <h2 css={typography.h2}>
            <TextLine line={service.heading} isHeading />
          </h2>
        }
        shape={{
          width: sizes.firstColumn,
          columns: isEven && mirrored,
          frame: [isFirst && [arch, hairline], isEven && overlapping],
        }}
        isFirst={isFirst}
        gap={space[16]}
        isLong={isLong(body)}
      >
        <TextWithNotice text={body} notice={service.notice} heading="h3" />
        <ContentText text={actions} heading="h3" />
      </PictureColumns>
    </section>
  );
}

const section = css({ paddingTop: space[64], [media.fromMedium]: { paddingTop: space.section } });

const first = css({ paddingTop: space[48], [media.fromMedium]: { paddingTop: space[64] } });

const band = css({
  marginTop: space.section,
  paddingBlock: space[48],
  '--background': colours.linen,
  background: 'var(--background)',
  // The picture begins above the band and ends below it. So the anchors of this section and the next allow for that.
  [media.fromWide]: { scrollMarginTop: '6rem', '& + section': { scrollMarginTop: '-6rem' } },
});

/** Every second picture is on the right. */
const mirrored = css({
  [media.beside]: { gridTemplateColumns: '6fr 5fr', '--text-margin': space[32] },
});

/** The picture extends beyond the band's edges. On narrow screens it reaches the window's edges instead. */
const overlapping = css({
  [media.stacked]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    '& > picture': { aspectRatio: '5 / 4' },
  },
  [media.beside]: { gridColumn: 2 },
  [media.fromWide]: { marginBlock: `calc(-1 * (${space[48]} + ${space[64]}))` },
});
