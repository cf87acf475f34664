import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureName } from '#shared/pictures.ts';
import { stack } from '../styles/layout.ts';
import { conditions, media } from '../styles/media.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container, Section } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { sizeOf } from '../ui/picture-sources.ts';
import { arch, emptyFrames, hairline, PictureColumns } from './picture-columns.tsx';

interface Props {
  /** Without a picture the text stands alone. */
  picture: PictureName | undefined;
  /** Whether the text may be longer than the picture, which then stands beside its beginning. */
  isLong?: boolean;
  /** Whether empty frames stand behind the picture, for a page that will show more. */
  hasEmptyFrames?: boolean;
  /** Stands below both. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page's text and a picture with a round arch. */
export function PictureAndText({ picture, isLong, hasEmptyFrames, below, children }: Props) {
  return (
    <Section styles={section}>
      {picture ? (
        <PictureColumns
          picture={<Picture name={picture} sizes={archSizes(picture)} priority styles={shape} />}
          gap={space[24]}
          frame={[frame(picture), arch, hasEmptyFrames ? emptyFrames : hairline]}
          styles={isLong && fromTop}
        >
          {children}
        </PictureColumns>
      ) : (
        <Container styles={alone}>{children}</Container>
      )}
      {below}
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

const alone = css({ ...stack(space[24]), maxWidth: '50rem' });

const fromTop = css({ alignItems: 'start' });

const frame = (picture: PictureName) =>
  css({
    [media.fromMedium]: {
      width: `min(100%, ${largestWidth(picture)}, max(17.5rem, 0.8 * (100svh - ${sizes.headerHeight} - 2 * ${paddingBlock})))`,
    },
  });

const shape = css({
  aspectRatio: '1 / 1.12',
  [media.fromSmall]: { aspectRatio: '1' },
  [media.fromMedium]: { aspectRatio: '4 / 5' },
});
