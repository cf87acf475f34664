import { css } from '@emotion/react';
import { useState } from 'react';
import type { Picture as PictureType } from '#shared/content-types.ts';
import { useSite } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import {
  avifType,
  jpegUrl,
  type PlacedPicture,
  pictureNamed,
  sourceSet,
} from './picture-sources.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/** Browsers that do not know `auto` take the second value. */
const lazySizes = 'auto, 90vw';

interface Props extends Pick<PlacedPicture, 'name' | 'crop'>, Styleable {
  /** How wide it is laid out; by default the browser finds out before it loads the picture, which is lazy. */
  sizes?: string | undefined;
  /** Another picture, shown instead where its media condition holds. */
  alternative?: PlacedPicture | undefined;
  /** Whether to load it eagerly and before others, because it is on the first screen. */
  priority?: boolean;
}

/** A picture in the widths that the build has made of it. It fills its box, which may crop it around its focus. */
export function Picture(props: Props) {
  const { name, crop, sizes = lazySizes, alternative, priority = false, styles } = props;
  const { content, config } = useSite();
  // React sets the `src` of a new `<img>` before it inserts it into its `<picture>`. WebKit would then load
  // the JPEG first and the right file after it, unless the image is lazy.
  const [isFromServer] = useState(useIsHydrating());
  const own: PlacedPicture = { name, crop, sizes };
  const sources = alternative ? [alternative, own] : [own];
  const picture = pictureNamed(content, name);
  const { alt, colour, width, height } = picture;
  const src = jpegUrl(config.assetBase, picture);
  const positions = sources.map(({ name, media }) => focusOf(pictureNamed(content, name), media));
  return (
    <picture css={[wrapper, css({ background: colour }), styles]}>
      {sources.map(({ media, ...source }) => {
        const shown = pictureNamed(content, source.name);
        return (
          <source
            key={media ?? ''}
            type={avifType}
            media={media}
            srcSet={sourceSet(config.assetBase, shown, source.crop)}
            sizes={source.sizes ?? lazySizes}
            width={shown.width}
            height={shown.height}
          />
        );
      })}
      <img
        css={[image, positions.reverse()]}
        src={src}
        srcSet={`${src} ${width}w`}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority && isFromServer ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Keeps the focus of a picture in sight where its box crops it. */
function focusOf({ focus }: PictureType, media?: string) {
  const position = { objectPosition: `${focus.x}% ${focus.y}%` };
  return css(media ? { [`@media ${media}`]: position } : position);
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
