import { css } from '@emotion/react';
import { useState } from 'react';
import type { PictureFiles } from '#shared/content-types.ts';
import { useContent, useSiteConfig } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import {
  avifType,
  filesOf,
  jpegUrl,
  type PictureSource,
  pictureNamed,
  sourceSet,
} from './picture-sources.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

interface Props extends Omit<PictureSource, 'media'>, Styleable {
  /** Another picture, shown instead where its media condition holds. */
  alternative?: PictureSource;
  /** Whether to load it eagerly and before others, because it is on the first screen. */
  priority?: boolean;
}

/** A picture in the widths that the build has made of it. It fills its box. */
export function Picture({ name, use, sizes, alternative, priority = false, styles }: Props) {
  const { assetBase } = useSiteConfig();
  const content = useContent();
  // React sets the `src` of a new `<img>` before it inserts it into its `<picture>`. WebKit would then load
  // the JPEG first and the right file after it, unless the image is lazy.
  const [isFromServer] = useState(useIsHydrating());
  const picture = withFiles({ name, use, sizes });
  const other = alternative && withFiles(alternative);
  const { alt, colour } = pictureNamed(content, name);
  const { width, height } = picture.files;

  function withFiles(source: PictureSource) {
    return { ...source, files: filesOf(content, source) };
  }

  return (
    <picture css={[wrapper, css({ background: colour }), styles]}>
      {[...(other ? [other] : []), picture].map(({ files, ...source }) => (
        <source
          key={source.use}
          type={avifType}
          media={source.media}
          srcSet={sourceSet(assetBase, files)}
          sizes={source.sizes}
          width={files.width}
          height={files.height}
        />
      ))}
      <img
        css={[image, focused(picture), other && focused(other)]}
        src={jpegUrl(assetBase, picture.files)}
        // Browsers take `auto` in the sources from here.
        sizes={sizes.startsWith('auto') ? sizes : undefined}
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
function focused({ media, files }: Pick<PictureSource, 'media'> & { files: PictureFiles }) {
  const { x, y } = files.focus;
  const position = { objectPosition: `${x}% ${y}%` };
  return css(media ? { [`@media ${media}`]: position } : position);
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
