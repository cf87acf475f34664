import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type PictureName, pictures } from '#shared/pictures.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Arch } from '../ui/arch.tsx';
import { Container } from '../ui/container.tsx';
import { Section } from '../ui/section.tsx';
import { pictureSizes } from './first-pictures.ts';

interface Props {
  picture: PictureName;
  children: ReactNode;
}

/** A page of few words: a picture under an arch, the words beside it or below. */
export function ChapterFrame({ picture, children }: Props) {
  return (
    <Section>
      <Container css={columns}>
        <div css={frame}>
          <Arch name={picture} alt={pictures[picture].alt} sizes={pictureSizes.chapter} isFirst />
        </div>
        <div css={words}>{children}</div>
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

const frame = css({ maxWidth: '22rem', width: '100%', [media.fromMedium]: { maxWidth: 'none' } });

const words = css({ display: 'grid', gap: space[24] });
