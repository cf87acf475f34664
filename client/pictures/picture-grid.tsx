import { css } from '@emotion/react';
import type { MouseEventHandler } from 'react';
import type { CaptionedPicture } from '#data/content.json';
import { useSiteConfig } from '../site-context.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Picture } from './picture.tsx';
import { jpegUrl, ratioOf } from './picture-sources.ts';
import { usePictureViewer } from './use-picture-viewer.tsx';

/** The height of a row in rem: its pictures grow from the first to the second, until they fill it. */
const rowRem = { least: 15, most: 26 };

interface Props extends Styleable {
  pictures: readonly CaptionedPicture[];
}

/** Pictures with their captions, in rows of which all pictures are equally high. Each opens large. */
export function PictureGrid({ pictures, styles }: Props) {
  const { viewer, onChoose } = usePictureViewer(pictures);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul css={[grid, styles]}>
        {pictures.map((picture, index) => {
          const ratio = ratioOf({ name: picture.name, use: 'whole' });
          return (
            <li key={index} css={tile(ratio)}>
              <WholePicture
                {...picture}
                sizes={`min(90vw, ${rowRem.most * ratio}rem)`}
                onChoose={(event) => onChoose(event, index)}
              />
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}

interface WholePictureProps extends CaptionedPicture {
  /** How wide it is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
}

/** A picture of which nothing is cropped, as a link to its JPEG, above its caption. */
function WholePicture({ name, caption, sizes, onChoose }: WholePictureProps) {
  const { assetBase } = useSiteConfig();
  const picture = { name, use: 'whole' } as const;
  const proportions = css({ aspectRatio: String(ratioOf(picture)) });
  return (
    <figure css={figure}>
      <a href={jpegUrl(assetBase, picture)} css={block} onClick={onChoose}>
        <Picture {...picture} sizes={sizes} styles={proportions} />
      </a>
      {caption && <figcaption css={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space[16] });

const tile = (ratio: number) =>
  css({
    // A picture alone in its row fills it if its factor is over 1: hence 100.
    flex: `${100 * ratio} 1 ${rowRem.least * ratio}rem`,
    maxWidth: `min(100%, ${rowRem.most * ratio}rem)`,
    [media.belowSmall]: { maxWidth: '100%' },
    [media.print]: { flex: '0 0 45mm' },
  });

const figure = css({ margin: 0 });

const block = css({ display: 'block' });

const captionStyle = css(typography.small, typography.secondary, { marginTop: space[8] });
