import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type PictureName, pictures } from '#shared/pictures.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Arch } from '../ui/arch.tsx';
import { Container } from '../ui/container.tsx';
import { Section } from '../ui/section.tsx';
import { pictureSizes } from './picture-sizes.ts';

interface Props {
  picture: PictureName;
  children: ReactNode;
}

/** A page of few words: text and, beside it or below, a picture under an arch. */
export function PictureAndText({ picture, children }: Props) {
  return (
    <Section>
      <Container css={columns}>
        <div css={text}>{children}</div>
        <div css={frame}>
          <Arch name={picture} alt={pictures[picture].alt} sizes={pictureSizes.arch} isFirst />
        </div>
      </Container>
    </Section>
  );
}

const columns = css({
  display: 'grid',
  gap: space[48],
  alignItems: 'center',
  [media.fromMedium]: { gridTemplateColumns: '1fr 1fr' },
  [media.fromLarge]: { gridTemplateColumns: '5fr 6fr', gap: 'clamp(3rem, 8vw, 7rem)' },
});

const frame = css({
  maxWidth: '22rem',
  width: '100%',
  [media.fromMedium]: { maxWidth: 'none', order: -1 },
});

const text = css({ display: 'grid', gap: space[24] });
