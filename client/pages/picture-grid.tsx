import { css } from '@emotion/react';
import type { PictureName } from '#shared/pictures.ts';
import { useSiteConfig } from '../site.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Container } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { jpegUrl, sizeOf } from '../ui/picture-sources.ts';

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

interface Props {
  name: PictureName;
  /** How wide it is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
}

/** A picture of which nothing is cropped, as a link to its JPEG. */
export function WholePicture({ name, sizes }: Props) {
  const { assetBase } = useSiteConfig();
  return (
    <a href={jpegUrl(assetBase, name)} css={block}>
      <Picture name={name} sizes={sizes} styles={css({ aspectRatio: String(ratioOf(name)) })} />
    </a>
  );
}

/** The proportions of a picture: its width divided by its height. */
function ratioOf(name: PictureName): number {
  const { width, height } = sizeOf(name);
  return width / height;
}

const container = css({ marginTop: space[64] });

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space[16] });

const tile = (ratio: number) =>
  css({
    flex: `${ratio} 1 ${rowRem.least * ratio}rem`,
    maxWidth: `min(100%, ${rowRem.most * ratio}rem)`,
    [media.belowSmall]: { maxWidth: '100%' },
  });

const block = css({ display: 'block' });
