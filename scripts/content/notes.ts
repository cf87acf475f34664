import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Finding } from '../build-errors.ts';
import { inputs } from '../folders.ts';
import type { CheckedFolder } from './read-content.ts';
import { type Source, sourcesIn } from './sources.ts';
import { lineAt } from './yaml.ts';

/** The name under which the site was delivered. */
const deliveredName = /Wedding &(amp;)? Events Designer/;

/** The name of an emoji, as other programs write it. */
const shortcode = /(?<!\S):[a-z_]{3,}:(?!\S)/;

/** Returns what an owner may want to change before the site goes live, the costliest first: GitHub shows ten. */
export async function notesOn({ folder, content }: CheckedFolder): Promise<Finding[]> {
  const { site, home, services } = content;
  const notes: Finding[] = [];
  const note = (file: string, sentence: string, line = 1) =>
    void notes.push({ file, line, sentence });
  const noteKey = ({ path, lineOf }: Source, sentence: string, ...keys: unknown[]) =>
    note(path, sentence, lineOf(keys));
  const noAddress = 'has no address, which search engines need: write it';
  if (!site.address) noteKey(folder.site, noAddress, 'address');
  const noWay = 'has no way to reach you, as the form sends nothing: write one';
  if (!site.email && !site.telephone) noteKey(folder.site, noWay, 'email');
  const form = 'has a form, but nobody receives what is written there: leave it out, or say so';
  if (home.form) noteKey(folder.home, form, 'form');
  for (const [at, { name, address }] of site.profiles.entries()) {
    const sentence = `has no address for ${name}: write it, or remove both lines`;
    if (!address) noteKey(folder.site, sentence, 'profiles', at);
  }
  const notice = 'has a notice: remove it once it is no longer true';
  for (const source of [folder.notFound, ...folder.pages.values(), ...folder.services.values()])
    if (source.keys?.notice) noteKey(source, notice, 'notice');
  for (const [name, { path }] of folder.services) {
    const isShown = services.some(({ anchor }) => anchor === name);
    if (!isShown) note(path, `is not shown: list ${name} in site.yaml`);
  }
  const other = 'is not shown: compare its name and folder with the guide; downloads go to files/';
  for (const file of folder.otherFiles.values()) note(file, other);

  const texts = new Map(sourcesIn(folder).map(({ path, text }) => [path, text]));
  for (const [file, text] of texts) {
    const at = text.search(shortcode);
    if (at >= 0) note(file, 'shows the name of an emoji: write the emoji itself', lineAt(text, at));
  }
  if (deliveredName.test(site.name)) return notes;
  for (const file of [...folder.pictureFiles.values(), ...folder.servedFiles.values()]) {
    const icon = `is not the icon of ${site.name}: save yours as files/${basename(file)}`;
    if (file.startsWith(inputs.public)) note(file, icon);
    else if (file.endsWith('.svg')) texts.set(file, await readFile(file, 'utf8'));
  }
  for (const [file, text] of texts) {
    for (const [at, line] of text.split('\n').entries())
      if (deliveredName.test(line))
        note(file, `still has the old name: write ${site.name}`, at + 1);
  }
  return notes;
}
