import { type CSSObject, css } from '@emotion/react';
import { heroMinHeightPx } from '#shared/constants.ts';
import type { Content } from '#shared/content-types.ts';
import { filesOf } from '../../pictures/picture-sources.ts';
import { tallShare, wideShare } from '../../pictures/uses.ts';
import { conditions, media } from '../../styles/media.ts';
import { colours, layers, sizes, space, withOpacity } from '../../styles/tokens.ts';
import { heroSources } from '../layouts.ts';

/** What the looks of the hero take from its pictures. */
export function heroPictures(content: Content) {
  const { wide, tall } = heroSources(content.home);
  const files = { wide: filesOf(content, wide), tall: filesOf(content, tall) };
  const { focus, width, height } = files.wide;
  const leastHeight = Math.min(height, files.tall.height);
  /** The height of the hero: that of the window, unless a picture would have to be enlarged. */
  const heroHeight = `max(${heroMinHeightPx}px, min(100svh, ${leastHeight}px))`;
  return {
    wide,
    tall,
    heroHeight,
    /**
     * Which part of the wide picture is shown, in the syntax of `object-position`. At least half of what is
     * cropped is on the right: with more from the left, the text would stand on what is light.
     */
    widePosition: `${Math.min(50, focus.x)}% ${focus.y}%`,
    /** The width of the largest file of the landscape picture. */
    largestWidth: `${width}px`,
    textScrim: textScrim(files.wide.isLight, fromAbove(files.tall.isLight, heroHeight)),
    headerScrim: files.wide.isLight && headerScrim,
  };
}

/** Over which lengths the scrims end; like where they begin, chosen by eye so that no edge shows. */
const fades = { side: '9rem', edges: '6rem', below: '3rem', lightSide: '30vw', lightBelow: '8rem' };

/** From the top of the hero to its text, above the tall picture. */
export const portraitPaddingTop = `calc(${sizes.headerHeight} + clamp(2rem, 6vh, 6rem))`;

/** A layer between picture and text. It is multiplied, so that flames become amber rather than grey. */
const layer: CSSObject = {
  content: '""',
  position: 'absolute',
  zIndex: layers.behind,
  mixBlendMode: 'multiply',
};

/** Behind the text, where the wide picture may be white: beyond the part that the build has measured. */
const besideDarkSide: CSSObject = {
  inset: `-${fades.edges} -${fades.side} -${fades.edges} calc(-1 * max(${space.gutter}, (100vw - ${sizes.container}) / 2))`,
  background: `linear-gradient(90deg, white 32vw, ${colours.scrim} ${100 * wideShare}vw)`,
  maskImage: `linear-gradient(90deg, black calc(100% - ${fades.side}), transparent), linear-gradient(transparent, black ${fades.edges} calc(100% - ${fades.edges}), transparent)`,
  maskComposite: 'intersect',
};

/** Over the whole side of the text. */
const overSide: CSSObject = {
  inset: `-100vmax -${fades.lightSide} -100vmax -100vmax`,
  background: colours.scrim,
  maskImage: `linear-gradient(90deg, black calc(100% - ${fades.lightSide}), transparent)`,
};

/** How the tall picture is darkened from above, and over what distance that ends below the text. */
function fromAbove(isLight: boolean, heroHeight: string) {
  if (isLight) return { background: colours.scrim, end: fades.lightBelow };
  const background = `linear-gradient(white calc(0.5 * ${heroHeight}), ${colours.scrim} calc(${tallShare} * ${heroHeight}))`;
  return { background, end: fades.below };
}

/** Darkens a picture behind the text. It grows with enlarged text. */
function textScrim(isLight: boolean, { background, end }: ReturnType<typeof fromAbove>): CSSObject {
  return {
    ...layer,
    ...(isLight ? overSide : besideDarkSide),
    [media.portrait]: {
      inset: `calc(-1 * ${portraitPaddingTop}) -100vmax -${end}`,
      background,
      maskImage: `linear-gradient(black calc(100% - ${end}), transparent)`,
    },
    [media.moreContrast]: { background: withOpacity(colours.night, 0.66), mixBlendMode: 'normal' },
  };
}

/** Darkens the wide picture behind the header, if it is light; above the tall one the text's scrim does so. */
const headerScrim = css({
  [`@media ${conditions.notPortrait}`]: {
    '&::before': {
      ...layer,
      inset: '0 0 auto',
      height: `calc(2 * ${sizes.headerHeight})`,
      background: `linear-gradient(${colours.scrim} 50%, white)`,
    },
  },
});
