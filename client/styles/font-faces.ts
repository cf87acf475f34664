import type { CSSObject } from '@emotion/react';
import type { Assets, FontFile, FontMetrics } from '#shared/contracts.ts';
import { genericFamilies } from './tokens.ts';

export interface WebFont extends Pick<FontFile, 'face' | 'unicodeRange'> {
  url: string;
}

/** Returns the `@font-face` rules of the given web fonts and of the fallbacks that are shown until they have loaded. */
export function fontFaces(
  webFonts: readonly WebFont[],
  { display, displayItalic, text, label }: Assets['fontMetrics'],
): CSSObject[] {
  const displayFallbacks = fallbacks[genericFamilies.display];
  const textFallbacks = fallbacks[genericFamilies.text];
  return [
    ...webFonts.map(webFace),
    fallbackFace('Display Fallback', display, displayFallbacks.desktop),
    fallbackFace('Display Fallback', displayItalic, displayFallbacks.desktopItalic),
    fallbackFace('Text Fallback', text, textFallbacks.desktop),
    fallbackFace('Display Android', display, displayFallbacks.android),
    fallbackFace('Display Android', displayItalic, displayFallbacks.androidItalic),
    fallbackFace('Text Android', text, textFallbacks.android),
    // Labels, which consist of capitals, need no fallback of their own on desktops, where capitals are wider.
    fallbackFace('Label Android', label, textFallbacks.android),
  ];
}

const webFaces = {
  display: { fontFamily: 'Display', fontWeight: 500 },
  displayItalic: { fontFamily: 'Display', fontWeight: 500, fontStyle: 'italic' },
  text: { fontFamily: 'Text', fontWeight: '400 600' },
  textItalic: { fontFamily: 'Text', fontWeight: '400 600', fontStyle: 'italic' },
} satisfies Record<FontFile['face'], CSSObject>;

function webFace({ face, url, unicodeRange }: WebFont): CSSObject {
  const src = `url(${url}) format('woff2')`;
  return { '@font-face': { fontDisplay: 'swap', ...webFaces[face], src, unicodeRange } };
}

/** An installed typeface: its style, the average width of its characters in em, and the names that it may have. */
type Fallback = readonly [style: 'normal' | 'italic', averageWidth: number, ...names: string[]];

/**
 * The typefaces of desktops and of Android that are shown until a web font has loaded. Their widths are `xWidthAvg` in
 * `@capsizecss/metrics`, the package for the metrics of typefaces whose files the build does not have.
 */
const fallbacks = {
  serif: {
    desktop: ['normal', 832 / 2048, 'Times New Roman', 'Liberation Serif'],
    desktopItalic: ['italic', 836 / 2048, 'Times New Roman Italic', 'Liberation Serif Italic'],
    android: ['normal', 481 / 1000, 'NotoSerif-Regular', 'Noto Serif'],
    androidItalic: ['italic', 469 / 1000, 'NotoSerif-Italic', 'Noto Serif Italic'],
  },
  'sans-serif': {
    desktop: ['normal', 913 / 2048, 'Arial', 'Liberation Sans'],
    desktopItalic: ['italic', 913 / 2048, 'Arial Italic', 'Liberation Sans Italic'],
    android: ['normal', 911 / 2048, 'Roboto-Regular', 'Roboto'],
    androidItalic: ['italic', 886 / 2048, 'Roboto-Italic', 'Roboto Italic'],
  },
} as const satisfies Record<string, Record<string, Fallback>>;

/** Returns a rule that makes an installed typeface take as much space as a web font with the given metrics. */
function fallbackFace(
  fontFamily: string,
  { ascent, descent, lineGap, averageWidth }: FontMetrics,
  [fontStyle, fallbackWidth, ...names]: Fallback,
): CSSObject {
  const size = averageWidth / fallbackWidth;
  return {
    '@font-face': {
      fontFamily,
      fontStyle,
      src: names.map((name) => `local('${name}')`).join(','),
      sizeAdjust: percent(size),
      ascentOverride: percent(ascent / size),
      descentOverride: percent(descent / size),
      lineGapOverride: percent(lineGap / size),
    },
  };
}

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(1))}%`;
