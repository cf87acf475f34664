import { css } from '@emotion/react';
import type { PictureName } from '#shared/pictures.ts';
import { useSiteConfig } from '../site.ts';
import { Picture } from '../ui/picture.tsx';
import { jpegUrl, sizeOf } from '../ui/picture-sources.ts';

/** The proportions of a picture: its width divided by its height. */
export function ratioOf(name: PictureName): number {
  const { width, height } = sizeOf(name);
  return width / height;
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

const block = css({ display: 'block' });
