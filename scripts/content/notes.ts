import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Finding } from '../build-errors.ts';
import { inputs } from '../folders.ts';
import { findLiteralMarkup } from './literal-markup.ts';
import { type BuiltPictures, notesOnPictures } from './picture-notes.ts';
import type { CheckedContent } from './read-content.ts';
import type { Source } from './source.ts';
import { sourcesIn } from './sources.ts';

/** The name of the delivered site, and its texts that suit no other trade. */
const deliveredText =
  /Wedding &(amp;)? Events Designer|: Start your journey$|No place is laid here/i;

/**
 * Returns notes on what an owner may want to change before the site goes live. The most important notes come first,
 * because GitHub shows only ten. `built` are the pictures that the build has encoded.
 */
export async function notesOn(checked: CheckedContent, built: BuiltPictures): Promise<Finding[]> {
  const { folder, content, isTranslated } = checked;
  const { site, home, services } = content;
  const notes: Finding[] = [];
  const note = (file: string, message: string, line = 1) =>
    void notes.push({ file, line, message });
  const noteKey = ({ path, lineOf }: Source, message: string, ...keys: unknown[]) =>
    note(path, message, lineOf(keys));
  if (!site.address)
    noteKey(folder.site, 'has no address, which search engines need: add it', 'address');
  if (!site.email && site.telephone.length === 0)
    noteKey(
      folder.site,
      'has neither an email address nor a telephone number, and the form sends nothing: add one',
      'email',
    );
  if (home.form)
    noteKey(
      folder.home,
      'has a form, but nobody receives what visitors write: remove the form, or say so in its text',
      'form',
    );
  for (const [at, { name, address }] of site.profiles.entries())
    if (!address)
      noteKey(
        folder.site,
        `has no address for ${name}: add it, or remove both lines`,
        'profiles',
        at,
      );
  for (const source of sourcesIn(folder))
    if (source.keys.notice)
      noteKey(source, 'has a notice: remove it once it is no longer true', 'notice');
  for (const [name, { path }] of folder.services) {
    const isShown = services.some(({ anchor }) => anchor === name);
    if (!isShown) note(path, `is not shown: list ${name} in site.yaml`);
  }
  for (const file of folder.otherFiles)
    note(file, 'is not shown: check its name and folder in the guide; downloads belong in files/');

  for (const source of sourcesIn(folder))
    for (const { line, found } of findLiteralMarkup(source))
      note(
        source.path,
        `shows "${found.slice(0, 40)}" as it was typed: write it as in the guide, or remove it`,
        line,
      );

  notes.push(...notesOnPictures(checked, built));

  if (deliveredText.test(site.name)) return notes;
  const texts = new Map(sourcesIn(folder).map(({ path, text }) => [path, text]));
  for (const file of [...folder.pictureFiles, ...folder.servedFiles.values()]) {
    const icon = `is not the icon of ${site.name}: save your own as files/${basename(file)}`;
    if (file.startsWith(`${inputs.public}/`)) note(file, icon);
    else if (file.endsWith('.svg')) texts.set(file, await readFile(file, 'utf8'));
  }
  // Lines with a single word, such as "Name", are ignored, because the word may be the same in the other language.
  const untranslated = new Set(
    isTranslated ? folder.deliveredWords.text.match(/^.*: .+ .*$/gm) : [],
  );
  for (const [file, text] of texts)
    for (const [at, line] of text.split('\n').entries()) {
      const excerpt = line.trim().slice(0, 60);
      if (deliveredText.test(line) || untranslated.has(line))
        note(file, `still has "${excerpt}" from the delivered site: write your own`, at + 1);
    }
  return notes;
}
