import { css } from '@emotion/react';
import type { CaptionedPicture } from '#data/content.json';
import { useSiteConfig } from '../site-context.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Picture } from './picture.tsx';
import { jpegUrl, ratioOf } from './picture-sources.ts';

/** The height of a row in rem: its pictures grow from the first to the second, until they fill it. */
const rowRem = { least: 15, most: 26 };

interface Props extends Styleable {
  pictures: readonly CaptionedPicture[];
}

/** Pictures with their captions, in rows of which all pictures are equally high. */
export function PictureGrid({ pictures, styles }: Props) {
  return (
    <ul css={[grid, styles]}>
      {pictures.map(({ name, caption }) => {
        const ratio = ratioOf({ name, use: 'whole' });
        return (
          <li key={name} css={tile(ratio)}>
            <WholePicture
              name={name}
              caption={caption}
              sizes={`min(90vw, ${rowRem.most * ratio}rem)`}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface WholePictureProps extends CaptionedPicture {
  /** How wide it is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
}

/** A picture of which nothing is cropped, as a link to its JPEG, above its caption. */
export function WholePicture({ name, caption, sizes }: WholePictureProps) {
  const { assetBase } = useSiteConfig();
  const picture = { name, use: 'whole' } as const;
  return (
    <figure css={figure}>
      <a href={jpegUrl(assetBase, picture)} css={block}>
        <Picture
          {...picture}
          sizes={sizes}
          styles={css({ aspectRatio: String(ratioOf(picture)) })}
        />
      </a>
      {caption && <figcaption css={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space[16] });

/** The factors are over 1, so that a picture alone in its row fills it. */
const tile = (ratio: number) =>
  css({
    flex: `${100 * ratio} 1 ${rowRem.least * ratio}rem`,
    maxWidth: `min(100%, ${rowRem.most * ratio}rem)`,
    [media.belowSmall]: { maxWidth: '100%' },
  });

const figure = css({ margin: 0 });

const block = css({ display: 'block' });

const captionStyle = css(type.small, type.secondary, { marginTop: space[8] });
