import { existsSync } from 'node:fs';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, test } from 'vitest';
import { fontFaces } from '#client/styles/font-faces.ts';

const typefaces = '/usr/share/fonts/truetype';

/** Files with the same metrics as the installed typefaces, and the fallback families of these typefaces. */
const files = [
  ['liberation/LiberationSerif-Regular.ttf', 'Display Fallback', 'normal'],
  ['liberation/LiberationSerif-Italic.ttf', 'Display Fallback', 'italic'],
  ['liberation/LiberationSans-Regular.ttf', 'Text Fallback', 'normal'],
  ['noto/NotoSerif-Regular.ttf', 'Display Android', 'normal'],
  ['noto/NotoSerif-Italic.ttf', 'Display Android', 'italic'],
  ['roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', 'Text Android', 'normal'],
] as const;

test.each(files)(
  'a font with the widths of %s needs no other size',
  async (file, family, style) => {
    const path = `${typefaces}/${file}`;
    if (!existsSync(path)) return;
    const { xWidthAvg, unitsPerEm } = await fromFile(path);
    const metrics = {
      ascent: 0.9,
      descent: 0.3,
      lineGap: 0.1,
      averageWidth: xWidthAvg / unitsPerEm,
    };
    const all = { display: metrics, displayItalic: metrics, text: metrics, label: metrics };
    const faces = fontFaces([], all).map((rule) => rule['@font-face']);
    expect(faces).toContainEqual({
      fontFamily: family,
      fontStyle: style,
      src: expect.stringMatching(/^local\('/),
      sizeAdjust: '100%',
      ascentOverride: '90%',
      descentOverride: '30%',
      lineGapOverride: '10%',
    });
  },
);
