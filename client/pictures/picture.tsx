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

/** The `sizes` of a lazy picture. Browsers that do not support `auto` use the second value. */
const lazySizes = 'auto, 90vw';

interface Props extends PlacedPicture, Styleable {
  /** The picture in windows that match `variant.media`. */
  variant?: PlacedPicture | undefined;
  /** A picture on the first screen loads early, and the server's HTML preloads it. */
  priority?: boolean;
}

export function Picture({ variant, priority = false, styles, ...main }: Props) {
  const { content, config } = useAppProps();
  // When React creates an `<img>` in the browser, it sets `src` before it inserts the `<img>` into the `<picture>`. In
  // WebKit, an `<img>` that is not lazy then loads the JPEG first and the right file afterwards.
  const [isFromServer] = useState(useIsHydrating());
  const isEager = priority && isFromServer;
  const picture = pictureNamed(content, main.name);
  const src = jpegUrl(config.assetBase, picture);
  const sources = (variant ? [variant, main] : [main]).map(
    ({ name, sizes = lazySizes, media, boxRatio }: PlacedPicture) => {
      const built = pictureNamed(content, name);
      return { built, media, sizes, srcSet: sourceSet(config.assetBase, built, boxRatio) };
    },
  );
  if (isEager) {
    // The preload has no `fetchPriority`, so that the browser loads the fonts first.
    for (const { srcSet, sizes, media } of sources)
      preload(src, {
        as: 'image',
        type: avifType,
        imageSrcSet: srcSet,
        imageSizes: sizes,
        media: media ?? (variant && `not (${variant.media})`),
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
        css={[image, sources.map(({ built, media }) => croppingOf(built, media)).reverse()]}
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

function croppingOf({ focus }: BuiltPicture, media?: string) {
  const position = { objectPosition: `${focus.x}% ${focus.y}%` };
  return css(media ? { [`@media ${media}`]: position } : position);
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
