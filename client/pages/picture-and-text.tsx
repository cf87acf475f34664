import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureName } from '#shared/pictures.ts';
import { media } from '../styles/media.ts';
import { sizes, space } from '../styles/tokens.ts';
import { Arch } from '../ui/arch.tsx';
import { Container } from '../ui/container.tsx';
import { altOf } from '../ui/picture-sources.ts';
import { Section } from '../ui/section.tsx';
import { pictureSizes } from './picture-sizes.ts';

interface Props {
  picture: PictureName;
  children: ReactNode;
}

/** A page of few words: text and, beside it or below, a picture under an arch. */
export function PictureAndText({ picture, children }: Props) {
  return (
    <Section css={section}>
      <Container css={columns}>
        <div css={text}>{children}</div>
        <div css={frame}>
          <Arch name={picture} alt={altOf(picture)} sizes={pictureSizes.arch} priority />
        </div>
      </Container>
    </Section>
  );
}

const paddingBlock = 'clamp(2.5rem, 7svh, 6rem)';

/** Low enough on laptops for the ways onward to stand in sight. */
const section = css({ [media.fromMedium]: { paddingBlock } });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  alignItems: 'center',
  [media.fromMedium]: { gridTemplateColumns: '1fr 1fr' },
  [media.fromLarge]: { gridTemplateColumns: '5fr 6fr', gap: 'clamp(3rem, 8vw, 7rem)' },
});

const frame = css({
  width: 'min(100%, 22rem)',
  [media.fromMedium]: {
    order: -1,
    justifySelf: 'center',
    width: `min(100%, ${sizes.picture}, max(17.5rem, 0.8 * (100svh - ${sizes.headerHeight} - 2 * ${paddingBlock})))`,
  },
  [media.print]: { width: '70mm' },
});

const text = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
