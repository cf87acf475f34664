import { css } from '@emotion/react';
import { useState } from 'react';
import { preload } from 'react-dom';
import type { BuiltPicture } from '#shared/content-types.ts';
import { useAppProps } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import { useIsHydrating } from '../use-is-hydrating.ts';
import {
  avifType,
  jpegUrl,
  type PlacedPicture,
  pictureNamed,
  sourceSet,
} from './picture-sources.ts';

/** The `sizes` of a lazy picture. Browsers that do not know `auto` take the second value. */
const lazySizes = 'auto, 90vw';

interface Props extends PlacedPicture, Styleable {
  /** The picture that is shown instead where its media condition holds. */
  alternative?: PlacedPicture | undefined;
  /** Whether the picture is on the first screen: the picture is then preloaded, eager, and loads before others. */
  priority?: boolean;
}

/** A picture in the widths that the build has made. The picture fills its box, which may crop it around its focus. */
export function Picture({ alternative, priority = false, styles, ...main }: Props) {
  const { content, config } = useAppProps();
  // React sets the `src` of a new `<img>` before it inserts it into its `<picture>`. WebKit would then load
  // the JPEG first and the right file after it, unless the image is lazy.
  const [isFromServer] = useState(useIsHydrating());
  const isEager = priority && isFromServer;
  const picture = pictureNamed(content, main.name);
  const src = jpegUrl(config.assetBase, picture);
  const sources = (alternative ? [alternative, main] : [main]).map((source: PlacedPicture) => {
    const { sizes = lazySizes, media, crop } = source;
    const built = pictureNamed(content, source.name);
    return { built, media, sizes, srcSet: sourceSet(config.assetBase, built, crop) };
  });
  if (isEager) {
    // The preload has no `fetchPriority`, so that the browser loads the fonts first.
    for (const { srcSet: imageSrcSet, sizes: imageSizes, ...source } of sources)
      preload(src, {
        as: 'image',
        type: avifType,
        imageSrcSet,
        imageSizes,
        media: source.media ?? (alternative && `not (${alternative.media})`),
      });
  }
  return (
    <picture css={[wrapper, css({ background: picture.colour }), styles]}>
      {sources.map(({ built: { width, height }, ...source }) => (
        <source
          key={source.media ?? ''}
          {...source}
          type={avifType}
          width={width}
          height={height}
        />
      ))}
      <img
        css={[image, sources.map(({ built, media }) => focusOf(built, media)).reverse()]}
        src={src}
        srcSet={`${src} ${picture.width}w`}
        sizes={main.sizes ?? lazySizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Keeps the focus of a picture in sight where its box crops it. */
function focusOf({ focus }: BuiltPicture, media?: string) {
  const position = { objectPosition: `${focus.x}% ${focus.y}%` };
  return css(media ? { [`@media ${media}`]: position } : position);
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
