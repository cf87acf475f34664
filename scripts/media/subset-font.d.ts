declare module 'subset-font' {
  /** Returns the font with the glyphs of `text` alone. The types of DefinitelyTyped lack `keepFeatures`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** OpenType features by their tags. */
      keepFeatures: readonly string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
