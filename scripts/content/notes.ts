import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuiltPicture } from '#shared/content-types.ts';
import type { Finding } from '../build-errors.ts';
import { inputs } from '../folders.ts';
import type { CheckedFolder } from './read-content.ts';
import { type Source, sourcesIn } from './sources.ts';
import { typedIn } from './typed-markup.ts';

/** The name under which the site was delivered, and its words that suit no other trade. */
const delivered = /Wedding &(amp;)? Events Designer|: Start your journey$|No place is laid here/i;

/** The least height in pixels that the guide asks for. A panorama is shrunk to the largest width, so it may be lower. */
const leastHeight = 640;

/**
 * Returns notes on what an owner may want to change before the site goes live. The most important notes come first,
 * because GitHub shows only ten. `built` has the pictures that the build has made; without them no picture is noted.
 */
export async function notesOn(
  { folder, content, pictures, isTranslated }: CheckedFolder,
  built: Readonly<Record<string, Pick<BuiltPicture, 'height' | 'isLight'>>> = {},
): Promise<Finding[]> {
  const { site, home, services } = content;
  const notes: Finding[] = [];
  const note = (file: string, sentence: string, line = 1) =>
    void notes.push({ file, line, sentence });
  const noteKey = ({ path, lineOf }: Source, sentence: string, ...keys: unknown[]) =>
    note(path, sentence, lineOf(keys));
  if (!site.address)
    noteKey(folder.site, 'has no address, which search engines need: write it', 'address');
  if (!site.email && !site.telephone)
    noteKey(
      folder.site,
      'has neither an email address nor a telephone number, and the form sends nothing: write one',
      'email',
    );
  if (home.form)
    noteKey(
      folder.home,
      'has a form, but nobody receives what visitors write: leave the form out, or say so there',
      'form',
    );
  for (const [at, { name, address }] of site.profiles.entries()) {
    const sentence = `has no address for ${name}: write it, or remove both lines`;
    if (!address) noteKey(folder.site, sentence, 'profiles', at);
  }
  for (const source of sourcesIn(folder))
    if (source.keys.notice)
      noteKey(source, 'has a notice: remove it once it is no longer true', 'notice');
  for (const [name, { path }] of folder.services) {
    const isShown = services.some(({ anchor }) => anchor === name);
    if (!isShown) note(path, `is not shown: list ${name} in site.yaml`);
  }
  const other = 'is not shown: compare its name and folder with the guide; downloads go to files/';
  for (const file of folder.otherFiles.values()) note(file, other);

  for (const source of sourcesIn(folder))
    for (const [line, typed] of typedIn(source)) {
      const sentence = `shows "${typed.slice(0, 40)}" as it was typed: write it as the guide does, or take it out`;
      note(source.path, sentence, line);
    }

  for (const [name, { height }] of Object.entries(built)) {
    const sentence = `is so wide that it is ${height} pixels high on the site: crop it`;
    if (height < leastHeight) note(`${pictures[name]?.path}`, sentence);
  }
  if (built[home.hero.wide]?.isLight !== built[home.hero.tall]?.isLight)
    noteKey(
      folder.home,
      'has one bright and one dark picture, but words of one colour: choose two bright or two dark ones',
      'hero',
    );

  if (delivered.test(site.name)) return notes;
  const texts = new Map(sourcesIn(folder).map(({ path, text }) => [path, text]));
  for (const file of [...folder.pictureFiles.values(), ...folder.servedFiles.values()]) {
    const icon = `is not the icon of ${site.name}: save yours as files/${basename(file)}`;
    if (file.startsWith(inputs.public)) note(file, icon);
    else if (file.endsWith('.svg')) texts.set(file, await readFile(file, 'utf8'));
  }
  // Lines with a single word, such as "Name", are left out: the word may be the same in the other language.
  const untranslated = new Set(
    isTranslated ? folder.deliveredWords.text.match(/^.*: .+ .*$/gm) : [],
  );
  for (const [file, text] of texts)
    for (const [at, line] of text.split('\n').entries()) {
      const sentence = `still has "${line.trim().slice(0, 60)}" of the delivered site: write yours`;
      if (delivered.test(line) || untranslated.has(line)) note(file, sentence, at + 1);
    }
  return notes;
}
