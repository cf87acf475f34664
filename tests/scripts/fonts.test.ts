import { mkdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readContent } from '#scripts/content/read-content.ts';
import { foldersIn } from '#scripts/folders.ts';
import { buildFonts } from '#scripts/media/fonts.ts';
import { charactersIn } from '#scripts/typefaces.ts';
import { createContentFolder, type Edit } from './content-folder.ts';

/** Builds the fonts of a folder with some changes. */
async function build(...edits: readonly Edit[]) {
  const folder = createContentFolder(...edits);
  const { content } = await readContent(folder);
  const output = foldersIn(`${folder}/out`);
  for (const each of [output.assets, output.data]) await mkdir(each, { recursive: true });
  await buildFonts(content, output);
  const read = async (name: string) => JSON.parse(await readFile(`${output.data}/${name}`, 'utf8'));
  const fonts = await read('fonts.json');
  return {
    fonts,
    /** Those of some characters that a font file has. */
    has: (file: string, characters: string) => charactersIn(`${output.assets}/${file}`, characters),
  };
}

const story = 'pages/story.md';
const paragraph = 'We began in a [garden](/services#gardens).';

test('italics of running text have a font with their characters', async () => {
  const { fonts, has } = await build([story, paragraph, 'Plain **bold *quiet***.']);
  expect(await has(fonts.textItalic, 'quietPb')).toBe('quiet');
});

test('without italics in running text there is no font for them', async () => {
  expect((await build()).fonts.textItalic).toBeNull();
});

test('letters that the fonts lack come in further files', async () => {
  const { fonts, has } = await build([story, paragraph, 'In Łódź.']);
  const faces = fonts.extensions.map(({ face }: { face: string }) => face);
  expect(faces).toEqual(['display', 'displayItalic', 'text']);
  for (const { file, characters } of fonts.extensions) {
    expect(characters).toBe('ŁŹź');
    expect(await has(file, 'Łźa')).toBe('Łź');
  }
  expect(await has(fonts.text, 'óŁź')).toBe('ó');
});

test('labels in capitals have their letters', async () => {
  const { fonts, has } = await build(['site.yaml', 'Tables', 'Cafés']);
  expect(await has(fonts.text, 'éÉ')).toBe('éÉ');
});
