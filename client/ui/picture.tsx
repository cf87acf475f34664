import { css } from '@emotion/react';
import pictures from '#data/pictures.json' with { type: 'json' };
import { useSite } from './site-context.tsx';

export type PictureName = keyof typeof pictures;

interface Props {
  name: PictureName;
  alt: string;
  /** How wide the picture is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
  /** Another picture, with its own `sizes`, for where the media condition holds. */
  alternative?: { name: PictureName; media: string; sizes: string };
  /** The first thing seen on its page: fetched at once and ahead of everything else. */
  isFirst?: boolean;
  className?: string;
}

const formats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

/** A picture in the formats and widths that the build made of it; it fills the box it is given. */
export function Picture({ name, alt, sizes, alternative, isFirst = false, className }: Props) {
  const { assetBase } = useSite();
  const { width, height, widths } = pictures[name];
  const fallbackWidth = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture css={wrapper} className={className}>
      {alternative &&
        formats.map(([extension, type]) => (
          <source
            key={extension}
            type={type}
            media={alternative.media}
            srcSet={sourceSet(assetBase, alternative.name, extension)}
            sizes={alternative.sizes}
            width={pictures[alternative.name].width}
            height={pictures[alternative.name].height}
          />
        ))}
      {formats.map(([extension, type]) => (
        <source
          key={extension}
          type={type}
          srcSet={sourceSet(assetBase, name, extension)}
          sizes={sizes}
        />
      ))}
      <img
        css={image}
        src={addressOf(assetBase, name, fallbackWidth, 'jpg')}
        srcSet={sourceSet(assetBase, name, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** The mean colour of a picture: the ground under it until it arrives. */
export function colourOf(name: PictureName): string {
  return pictures[name].colour;
}

function sourceSet(assetBase: string, name: PictureName, extension: string): string {
  return pictures[name].widths
    .map((width) => `${addressOf(assetBase, name, width, extension)} ${width}w`)
    .join(', ');
}

function addressOf(base: string, name: PictureName, width: number, extension: string): string {
  return `${base}${name}-${pictures[name].hash}-${width}.${extension}`;
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
