import { css } from '@emotion/react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { CaptionedPicture } from '#shared/content-types.ts';
import { TextLine } from '../links/text-line.tsx';
import { useAppProps, useContent } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Picture } from './picture.tsx';
import { rowsOf, sum } from './picture-rows.ts';
import { jpegUrl, pictureNamed, ratioOf } from './picture-sources.ts';

/** The state of a history entry in which a picture of a grid is open. */
export interface PictureState {
  pictures: readonly CaptionedPicture[];
  index: number;
}

/**
 * Pictures with their captions, in rows. The pictures of a row are equally high, and each picture opens large. A single
 * picture between the paragraphs of a text gets the `styles` of the text.
 */
export function PictureGrid({
  pictures,
  styles = apart,
}: Pick<PictureState, 'pictures'> & Styleable) {
  const content = useContent();
  if (pictures.length === 0) return null;
  const tiles = tilesOf(pictures.map(({ name }) => ratioOf(pictureNamed(content, name))));
  return (
    <ul css={[grid, pictures.length === 1 && single, styles]}>
      {pictures.map((picture, index) => (
        <Tile key={index} {...picture} pictures={pictures} index={index} styles={tiles[index]} />
      ))}
    </ul>
  );
}

type TileProps = CaptionedPicture & PictureState & Styleable;

/** A link to a picture's JPEG, which shows the picture uncropped, above the caption. */
function Tile({ name, caption, pictures, index, styles }: TileProps) {
  const { content, config } = useAppProps();
  const state: PictureState = { pictures, index };
  // With a modifier key, the browser opens the JPEG in another tab or window, or saves it.
  const open = useLinkClickHandler<HTMLAnchorElement>(useLocation(), { state, replace: false });
  const picture = pictureNamed(content, name);
  return (
    <li css={styles}>
      <figure>
        <a href={jpegUrl(config.assetBase, picture)} onClick={open}>
          <Picture name={name} styles={css({ aspectRatio: String(ratioOf(picture)) })} />
        </a>
        {caption.length > 0 && (
          <figcaption css={captionStyle}>
            <TextLine line={caption} />
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** Only a single picture is centred, because several would move while they stream in. */
const single = css({ justifyContent: 'center' });

const apart = css({
  // Together with the gap of the element around the grid, this is 4rem on every page but the home page, where it is
  // 2.5rem.
  '* + &': { marginTop: 'var(--above-grid, 3rem)' },
});

const grid = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  // Otherwise WebKit adds a line for the empty marker of each item without a caption.
  lineHeight: 0,
  img: { lineHeight: 1.6 },
  'figure > a': { display: 'block' },
  width: '100%',
  containerType: 'inline-size',
});

/** The greatest height of a row, in pixels. The largest file of every picture is at least that high. */
const mostHeightPx = 640;

/** In a narrow grid the pictures are stacked. In a wider one about two share a row, in a wide one about three. */
function tilesOf(ratios: readonly number[]) {
  const [inTwos, inThrees] = [widthsOf(ratios, 2.2), widthsOf(ratios, 3.5)];
  return ratios.map((ratio, index) =>
    css({
      flex: '0 1 100%',
      '@container (min-width: 28rem)': {
        flexBasis: inTwos[index],
        maxWidth: `${mostHeightPx * ratio}px`,
      },
      '@container (min-width: 56rem)': { flexBasis: inThrees[index] },
    }),
  );
}

/**
 * The width of each picture in rows that are about `length` times as wide as high. It is the picture's share of the
 * row, and a little less, because a row would break if a browser rounded the widths up.
 */
function widthsOf(ratios: readonly number[], length: number): string[] {
  return rowsOf(ratios, length).flatMap((row) => {
    const gaps = `${row.length - 1}rem`;
    return row.map(
      (ratio) => `calc(${((0.9999 * ratio) / sum(row)).toFixed(5)} * (100% - ${gaps}))`,
    );
  });
}

const captionStyle = css(typography.small, typography.secondary, {
  margin: `${space[8]} 0 ${space[16]}`,
});
