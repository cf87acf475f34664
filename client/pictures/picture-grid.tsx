import { css } from '@emotion/react';
import { useRef } from 'react';
import type { CaptionedPicture } from '#data/content.json';
import { TextLine } from '../links/text-line.tsx';
import { useSiteConfig } from '../site-context.ts';
import { media } from '../styles/media.ts';
import type { Styleable } from '../styles/styleable.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Picture } from './picture.tsx';
import { jpegUrl, ratioOf } from './picture-sources.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { useOpenedPicture, useOpenPicture } from './use-opened-picture.ts';

/** The height of a row in rem: its pictures grow from the first to the second, until they fill it. */
const rowRem = { least: 15, most: 26 };

interface Props extends Styleable {
  pictures: readonly CaptionedPicture[];
}

/** Pictures with their captions, in rows of which all pictures are equally high. Each opens large. */
export function PictureGrid({ pictures, styles }: Props) {
  const id = pictures.map(({ name }) => name).join();
  const tiles = useRef<HTMLUListElement>(null);
  const { openedIndex, close } = useOpenedPicture(id);
  if (pictures.length === 0) return null;

  function focusTile(index: number) {
    tiles.current?.children[index]?.querySelector('a')?.focus();
  }

  return (
    <>
      <ul ref={tiles} css={[grid, css({ '--row': rowOf(pictures) }), styles]}>
        {pictures.map((picture, index) => (
          <Tile key={index} {...picture} grid={id} index={index} />
        ))}
      </ul>
      {openedIndex !== null && (
        <PictureViewer
          pictures={pictures}
          initialIndex={openedIndex}
          onClose={close}
          onGone={focusTile}
        />
      )}
    </>
  );
}

interface TileProps extends CaptionedPicture {
  /** The id of its grid, and its place there. */
  grid: string;
  index: number;
}

/** A picture of which nothing is cropped, as a link to its JPEG, above its caption. */
function Tile({ name, caption, grid, index }: TileProps) {
  const { assetBase } = useSiteConfig();
  const open = useOpenPicture(grid, index);
  const picture = { name, use: 'whole' } as const;
  const ratio = ratioOf(picture);
  return (
    <li css={tile(ratio)}>
      <figure css={figure}>
        <a href={jpegUrl(assetBase, picture)} css={block} onClick={open}>
          <Picture
            {...picture}
            sizes={`min(90vw, ${rowRem.most * ratio}rem)`}
            styles={css({ aspectRatio: String(ratio) })}
          />
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
function rowOf(pictures: readonly CaptionedPicture[]): string {
  const ratios = pictures.map(({ name }) => ratioOf({ name, use: 'whole' }));
  return `${ratios.reduce((sum, ratio) => sum + rowRem.least * ratio + 1, -1)}rem`;
}

const grid = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
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

const figure = css({ margin: 0 });

const block = css({ display: 'block' });

const captionStyle = css(typography.small, typography.secondary, { marginTop: space[8] });
