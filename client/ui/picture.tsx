import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { useSiteConfig } from '../site.tsx';
import {
  fallbackAddress,
  formats,
  type PictureSource,
  plainFormat,
  sizeOf,
  sourceSet,
} from './picture-sources.ts';

interface Props extends Omit<PictureSource, 'media'> {
  alt: string;
  /** Another picture for where its media condition holds. */
  alternative?: PictureSource;
  /** The first thing seen on its page: fetched at once and ahead of everything else. */
  priority?: boolean;
  className?: string;
}

/** A picture in the formats and widths that the build made of it; it fills the box it is given. */
export function Picture({ name, alt, sizes, alternative, priority = false, className }: Props) {
  const { assetBase } = useSiteConfig();
  const [isFromServer] = useState(useIsHydrating());
  const sources = alternative ? [alternative, { name, sizes }] : [{ name, sizes }];
  return (
    <picture css={wrapper} className={className}>
      {sources.map((source) =>
        formats.map(({ extension, type }) => (
          <source
            key={source.name + extension}
            type={type}
            media={source.media}
            srcSet={sourceSet(assetBase, source.name, extension)}
            sizes={source.sizes}
            {...sizeOf(source.name)}
          />
        )),
      )}
      <img
        css={image}
        src={fallbackAddress(assetBase, name)}
        srcSet={sourceSet(assetBase, name, plainFormat)}
        sizes={sizes}
        {...sizeOf(name)}
        alt={alt}
        loading={priority && isFromServer ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/**
 * Whether this is rendered on the server or hydrated. An image that React makes in the browser has its
 * address before it stands in its `<picture>`: WebKit would fetch the JPEG at once and then the file that
 * it is to show, but a lazy one it fetches only where it stands.
 */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

const wrapper = css({ display: 'block', overflow: 'hidden' });

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
