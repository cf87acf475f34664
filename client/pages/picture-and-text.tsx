import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureName } from '#shared/pictures.ts';
import { stack } from '../styles/layout.ts';
import { conditions, media } from '../styles/media.ts';
import { sizes, space } from '../styles/tokens.ts';
import { arch, emptyFrames, hairline } from '../ui/arch.ts';
import { Columns } from '../ui/columns.tsx';
import { Picture } from '../ui/picture.tsx';
import { sizeOf } from '../ui/picture-sources.ts';
import { Section } from '../ui/section.tsx';

interface Props {
  picture: PictureName;
  /** Whether empty frames stand behind the picture, for a page that will show more. */
  hasEmptyFrames?: boolean;
  /** A heading, a paragraph that belongs to it, and the rest. */
  children: ReactNode;
}

/**
 * A short page: text beside a picture with a round arch. On small screens the picture follows the heading
 * and its paragraph; assistive technology finds it after the text.
 */
export function PictureAndText({ picture, hasEmptyFrames = false, children }: Props) {
  const largest = css({ '--largest': largestWidth(picture) });
  return (
    <Section styles={section}>
      <Columns medium="1fr 1fr" styles={columns}>
        <div css={text}>{children}</div>
        <div css={[largest, frame, arch, hasEmptyFrames ? emptyFrames : hairline]}>
          <Picture name={picture} sizes={archSizes(picture)} priority styles={shape} />
        </div>
      </Columns>
    </Section>
  );
}

/** How wide the picture is laid out, in the syntax of `<img sizes>`. */
export function archSizes(picture: PictureName): string {
  const { fromExtraWide, fromContainer, fromMedium } = conditions;
  return `${fromExtraWide} ${largestWidth(picture)}, ${fromContainer} 30rem, ${fromMedium} 42vw, min(30rem, 90vw)`;
}

/** Half of the picture's pixels, for screens of twice the density. */
function largestWidth(picture: PictureName): string {
  return `${sizeOf(picture).width / 32}rem`;
}

const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** Low enough that laptops show the buttons without scrolling. */
const section = css({ paddingTop: space[32], [media.fromMedium]: { paddingBlock } });

const columns = css({ [media.belowMedium]: { gap: space[24] } });

const text = css({
  ...stack(space[24]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :is(h1, h1 + p)': { order: -2 },
  [media.belowMedium]: { display: 'contents' },
});

const frame = css({
  order: -1,
  width: `min(100%, ${sizes.picture})`,
  [media.fromMedium]: {
    width: `min(100%, var(--largest), max(17.5rem, 0.8 * (100svh - ${sizes.headerHeight} - 2 * ${paddingBlock})))`,
  },
  [media.fromExtraWide]: { justifySelf: 'end' },
});

const shape = css({
  aspectRatio: '1 / 1.12',
  [media.fromSmall]: { aspectRatio: '1' },
  [media.fromMedium]: { aspectRatio: '4 / 5' },
});
