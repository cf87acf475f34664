import { css } from '@emotion/react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { CaptionedPicture } from '#shared/content-types.ts';
import { useAppProps, useContent } from '../site-context.ts';
import type { Styleable } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextLine } from '../text/text-line.tsx';
import { useCurrentPage } from '../use-current-page.ts';
import { type Pictures, picturesIn, type ViewerState } from './grids.ts';
import { Picture } from './picture.tsx';
import { rowsOf, sum } from './picture-rows.ts';
import { aspectRatioOf, jpegUrl, pictureNamed } from './picture-sources.ts';

/** Pictures with their captions, in rows of equal height. `styles` replace the usual margin above the grid. */
export function PictureGrid({
  pictures,
  styles = marginAbove,
}: { pictures: Pictures } & Styleable) {
  const content = useContent();
  if (pictures.length === 0) return null;
  const tileStyles = tileStylesOf(
    pictures.map(({ name }) => aspectRatioOf(pictureNamed(content, name))),
  );
  return (
    <ul css={[grid, pictures.length === 1 && centred, styles]}>
      {pictures.map((picture, index) => (
        <Tile key={index} {...picture} styles={tileStyles[index]} />
      ))}
    </ul>
  );
}

function Tile({ name, caption, styles }: CaptionedPicture & Styleable) {
  const { content, config } = useAppProps();
  const location = useLocation();
  const page = useCurrentPage();
  // If the page shows the picture twice, both links open the viewer at the first, with the caption of the first.
  const index = picturesIn(page, content).findIndex((picture) => picture.name === name);
  const state: ViewerState = { page: page.path, index };
  // A click adds a history entry in which the viewer is open. If the visitor holds a modifier key, the browser instead
  // opens or saves the JPEG.
  const openViewer = useLinkClickHandler<HTMLAnchorElement>(location, {
    state,
    replace: false,
  });
  const picture = pictureNamed(content, name);
  return (
    <li css={styles}>
      <figure>
        <a href={jpegUrl(config.assetBase, picture)} onClick={openViewer}>
          <Picture name={name} styles={css({ aspectRatio: String(aspectRatioOf(picture)) })} />
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

/** Only a single picture is centred, because several centred pictures move while the page streams in. */
const centred = css({ justifyContent: 'center' });

const marginAbove = css({ '* + &': { marginTop: 'var(--above-grid, 3rem)' } });

const grid = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  // Without this, WebKit adds a line below a picture without a caption, for the empty list marker.
  lineHeight: 0,
  img: { lineHeight: 1.6 },
  'figure > a': { display: 'block' },
  width: '100%',
  containerType: 'inline-size',
});

/** A panorama may have no file of this height, and is then enlarged. */
const maxRowHeightPx = 640;

/**
 * In a narrow grid, the pictures are stacked. In a grid of medium width about two pictures share a row, and in a wide
 * grid about three.
 */
function tileStylesOf(ratios: readonly number[]) {
  const [inTwos, inThrees] = [widthsOf(ratios, 2.2), widthsOf(ratios, 3.5)];
  return ratios.map((ratio, index) =>
    css({
      flex: '0 1 100%',
      '@container (min-width: 28rem)': {
        flexBasis: inTwos[index],
        maxWidth: `${maxRowHeightPx * ratio}px`,
      },
      '@container (min-width: 56rem)': { flexBasis: inThrees[index] },
    }),
  );
}

/**
 * Each width is slightly less than the picture's share of the row, so that the row does not wrap if a browser rounds
 * widths up.
 */
function widthsOf(ratios: readonly number[], rowRatio: number): string[] {
  return rowsOf(ratios, rowRatio).flatMap((row) => {
    const gaps = `${row.length - 1}rem`;
    return row.map(
      (ratio) => `calc(${((0.9999 * ratio) / sum(row)).toFixed(5)} * (100% - ${gaps}))`,
    );
  });
}

const captionStyle = css(typography.small, typography.secondary, {
  margin: `${space[8]} 0 ${space[16]}`,
});
