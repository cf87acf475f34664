import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { FontMetrics } from '#shared/contracts.ts';
import { cachedFile, fingerprint } from './cache.ts';

/**
 * Returns the metrics of the font in the file `path`. If the font is variable, `weight` is the weight to measure. The
 * font has to contain `characters`, among which are those that capsize measures.
 */
export async function readFontMetrics(
  path: string,
  characters: string,
  weight?: number,
): Promise<FontMetrics> {
  const original = await readFile(path);
  const file = `metrics-${fingerprint(original, characters, `${weight}`)}.json`;
  const cached = await cachedFile(file, async () => {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight ?? 0 } } as const;
    const font = weight ? await subsetFont(original, characters, options) : original;
    const { unitsPerEm, ...lengths } = await fromBuffer(font);
    const metrics: FontMetrics = {
      ascent: lengths.ascent / unitsPerEm,
      descent: -lengths.descent / unitsPerEm,
      lineGap: lengths.lineGap / unitsPerEm,
      averageWidth: lengths.xWidthAvg / unitsPerEm,
    };
    return Buffer.from(JSON.stringify(metrics));
  });
  return JSON.parse(await readFile(cached, 'utf8'));
}
