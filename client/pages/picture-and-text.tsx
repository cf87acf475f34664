import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ShapeName } from '#data/content.json';
import { Picture } from '../pictures/picture.tsx';
import { filesOf } from '../pictures/picture-sources.ts';
import { stack } from '../styles/layout.ts';
import { media } from '../styles/media.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Container, Section } from '../ui/layout.tsx';
import { arch, emptyFrames, hairline, PictureColumns } from './picture-columns.tsx';
import { shapes } from './shapes.ts';

interface Props {
  /** Without a picture the text stands alone. */
  picture: string | undefined;
  shape: ShapeName;
  /** Stands below both. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page's text and a picture with a round arch. */
export function PictureAndText({ picture, shape, below, children }: Props) {
  return (
    <Section styles={section}>
      {picture ? (
        <PictureColumns
          picture={
            <Picture
              name={picture}
              use="portrait"
              sizes={shapes[shape].sizes}
              priority
              styles={proportions}
            />
          }
          gap={space[24]}
          frame={[frame(picture), arch, shape === 'frames' ? emptyFrames : hairline]}
          styles={fromTop}
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

/** Half of the picture's pixels, for screens of twice the density. */
function largestWidth(picture: string): string {
  return `${filesOf({ name: picture, use: 'portrait' }).width / 32}rem`;
}

const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** Low enough that laptops show the buttons without scrolling. */
const section = css({ paddingTop: space[32], [media.fromMedium]: { paddingBlock } });

const alone = css({ ...stack(space[24]), maxWidth: '50rem' });

const fromTop = css({ alignItems: 'start' });

const frame = (picture: string) =>
  css({
    [media.fromMedium]: {
      width: `min(100%, ${largestWidth(picture)}, max(17.5rem, 0.8 * (100svh - ${sizes.headerHeight} - 2 * ${paddingBlock})))`,
    },
  });

const proportions = css({
  aspectRatio: '1 / 1.12',
  [media.fromSmall]: { aspectRatio: '1' },
  [media.fromMedium]: { aspectRatio: '4 / 5' },
});
