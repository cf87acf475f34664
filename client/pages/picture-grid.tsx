import { css } from '@emotion/react';
import type { PictureName } from '#shared/pictures.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Container } from '../ui/layout.tsx';
import { ratioOf, WholePicture } from './whole-picture.tsx';

/** The height of a row in rem: its pictures grow from the first to the second, until they fill it. */
const rowRem = { least: 15, most: 26 };

/** The further pictures of a page, in rows of which all pictures are equally high. */
export function PictureGrid({ names }: { names: readonly PictureName[] }) {
  return (
    <Container styles={container}>
      <ul css={grid}>
        {names.map((name) => (
          <li key={name} css={tile(ratioOf(name))}>
            <WholePicture name={name} sizes={`min(90vw, ${rowRem.most * ratioOf(name)}rem)`} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

const container = css({ marginTop: space[64] });

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space[16] });

const tile = (ratio: number) =>
  css({
    flex: `${ratio} 1 ${rowRem.least * ratio}rem`,
    maxWidth: `min(100%, ${rowRem.most * ratio}rem)`,
    [media.belowSmall]: { maxWidth: '100%' },
  });
