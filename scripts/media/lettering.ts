import * as harfbuzz from 'harfbuzzjs';

export interface LetteringOptions {
  sizePx: number;
  /** Distance between baselines, as a multiple of the size. */
  lineHeight?: number;
  /** Added after each letter, as a multiple of the size. */
  letterSpacing?: number;
  /** Lines are broken at spaces so that none is wider, in pixels. */
  maxWidthPx?: number;
}

export interface Lettering {
  /** SVG elements; the first line's baseline starts at 0, 0. */
  svg: string;
  lineCount: number;
}

/** Returns what sets text as outlines in the face whose uncompressed font file is `font`. */
export function createLettering(font: Uint8Array) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer));
  const shaper = new harfbuzz.Font(face);

  function setLine(text: string, y: number, { sizePx, letterSpacing = 0 }: LetteringOptions) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const scale = sizePx / face.upem;
    const positions = buffer.getGlyphPositions();
    let svg = '';
    let x = 0;
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const outline = shaper.glyphToPath(codepoint);
      svg += `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outline}"/>`;
      x += (positions[index]?.xAdvance ?? 0) * scale + letterSpacing * sizePx;
    }
    return { svg, width: x };
  }

  return function set(text: string, options: LetteringOptions): Lettering {
    const { sizePx, lineHeight = 1.1, maxWidthPx = Number.POSITIVE_INFINITY } = options;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && setLine(longer, 0, options).width <= maxWidthPx) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(word);
      }
    }
    const svg = lines.map((line, index) => setLine(line, index * sizePx * lineHeight, options).svg);
    return { svg: svg.join(''), lineCount: lines.length };
  };
}
