import { css } from '@emotion/react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { CaptionedPicture, Content } from '#shared/content-types.ts';
import { TextLine } from '../links/text-line.tsx';
import { useContent, useSite } from '../site-context.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Picture } from './picture.tsx';
import { jpegUrl, pictureNamed, ratioOf } from './picture-sources.ts';

/** The height of a row in rem: its pictures grow from the first to the second, until they fill it. */
const rowRem = { least: 15, most: 30 };

/** The state of a history entry in which a picture of a grid is open. */
export interface PictureState {
  pictures: readonly CaptionedPicture[];
  index: number;
}

/** Pictures with their captions, in rows of which all pictures are equally high. Each opens large. */
export function PictureGrid({ pictures, styles }: Pick<PictureState, 'pictures'> & Styleable) {
  const content = useContent();
  if (pictures.length === 0) return null;
  return (
    <ul css={[grid, css({ '--row': rowOf(content, pictures) }), styles]}>
      {pictures.map((picture, index) => (
        <Tile key={index} {...picture} state={{ pictures, index }} />
      ))}
    </ul>
  );
}

/** A picture of which nothing is cropped, as a link to its JPEG, above its caption. */
function Tile({ name, caption, state }: CaptionedPicture & { state: PictureState }) {
  const { content, config } = useSite();
  // Clicks with a modifier key are left to the browser.
  const open = useLinkClickHandler<HTMLAnchorElement>(useLocation(), {
    replace: false,
    state,
  });
  const picture = pictureNamed(content, name);
  const ratio = ratioOf(picture);
  return (
    <li css={tile(ratio)}>
      <figure>
        <a href={jpegUrl(config.assetBase, picture)} css={block} onClick={open}>
          <Picture name={name} styles={css({ aspectRatio: String(ratio) })} />
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

/** How wide the pictures are in one row of the least height, in rem, with the gaps of 1 rem between them. */
function rowOf(content: Content, pictures: readonly CaptionedPicture[]): string {
  const ratios = pictures.map(({ name }) => ratioOf(pictureNamed(content, name)));
  return `${ratios.reduce((sum, ratio) => sum + rowRem.least * ratio + 1, -1)}rem`;
}

const grid = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  // The rest of the last of several rows, whose pictures would grow beyond those above them.
  [media.fromSmall]: {
    '&::after': {
      content: '""',
      flex: '1000000 1 0',
      maxWidth: 'max(0px, 1000 * (var(--row) - 100%))',
      marginLeft: `-${space[16]}`,
    },
  },
});

const tile = (ratio: number) =>
  css({
    // A picture alone in its row fills it if its factor is over 1: hence 100.
    flex: `${100 * ratio} 1 ${rowRem.least * ratio}rem`,
    maxWidth: `min(100%, ${rowRem.most * ratio}rem)`,
    [media.belowSmall]: { maxWidth: '100%' },
  });

const block = css({ display: 'block' });

const captionStyle = css(typography.small, typography.secondary, { marginTop: space[8] });
