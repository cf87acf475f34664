import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureName } from '#shared/pictures.ts';
import { conditions, media } from '../styles/media.ts';
import { radii, sizes, space } from '../styles/tokens.ts';
import { Columns } from '../ui/columns.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

/** How wide the picture is laid out, in the syntax of `<img sizes>`. */
export const archSizes = `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 42vw, min(22rem, 90vw)`;

interface Props {
  picture: PictureName;
  children: ReactNode;
}

/** A short page: text and, beside or below it, a picture with a round arch. */
export function PictureAndText({ picture, children }: Props) {
  return (
    <Section styles={section}>
      <Columns medium="1fr 1fr">
        <div css={text}>{children}</div>
        <div css={frame}>
          <Picture name={picture} sizes={archSizes} priority styles={arch} />
        </div>
      </Columns>
    </Section>
  );
}

const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** Low enough that laptops show the buttons without scrolling. */
const section = css({ [media.fromMedium]: { paddingBlock } });

const frame = css({
  width: 'min(100%, 22rem)',
  [media.fromMedium]: {
    order: -1,
    width: `min(100%, ${sizes.picture}, max(17.5rem, 0.8 * (100svh - ${sizes.headerHeight} - 2 * ${paddingBlock})))`,
  },
});

const arch = css({ width: '100%', aspectRatio: '4 / 5', borderRadius: radii.arch });

const text = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
