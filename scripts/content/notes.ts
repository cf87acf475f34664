import type { Finding } from '../build-errors.ts';
import { notesOnDelivered } from './delivered-notes.ts';
import { nodesIn } from './markdown-tree.ts';
import { type BuiltPictures, notesOnPictures } from './picture-notes.ts';
import type { CheckedContent } from './read-content.ts';
import { sourcesIn } from './read-folder.ts';
import type { Source } from './source.ts';

/**
 * Returns notes on what an owner may want to change before the site goes live. The most important notes come first,
 * because GitHub shows only ten. `built` are the pictures that the build has encoded.
 */
export async function notesOn(checked: CheckedContent, built: BuiltPictures): Promise<Finding[]> {
  return [
    ...notesOnKeys(checked),
    ...notesOnUnusedFiles(checked),
    ...sourcesIn(checked.folder).flatMap(notesOnMarkup),
    ...notesOnPictures(checked, built),
    ...(await notesOnDelivered(checked)),
  ];
}

function notesOnKeys({ folder, content }: CheckedContent): Finding[] {
  const notes: Finding[] = [];
  function note({ path: file, lineOf }: Source, keys: readonly unknown[], message: string): void {
    notes.push({ file, line: lineOf(keys), message });
  }
  const { site, home } = folder;
  const { address, email, telephone } = site.keys;
  if (!address) note(site, ['address'], 'has no address, which search engines need: add it');
  if (!email && !telephone)
    note(
      site,
      ['email'],
      'has neither an email address nor a telephone number, and the form sends nothing: add one',
    );
  if (home.keys.form)
    note(
      home,
      ['form'],
      'has a form, but nobody receives what visitors write: remove the form, or say so in its text',
    );
  for (const [at, profile] of content.site.profiles.entries())
    if (!profile.address)
      note(
        site,
        ['profiles', at],
        `has no address for ${profile.name}: add it, or remove both lines`,
      );
  for (const source of sourcesIn(folder))
    if (source.keys.notice)
      note(source, ['notice'], 'has a notice: remove it once it is no longer true');
  return notes;
}

function notesOnUnusedFiles({ folder, content }: CheckedContent): Finding[] {
  const notes: Finding[] = [];
  for (const [name, { path: file }] of folder.services)
    if (!content.services.some(({ anchor }) => anchor === name))
      notes.push({ file, message: `is not shown: list ${name} in site.yaml` });
  for (const file of folder.otherFiles)
    notes.push({
      file,
      message: 'is not shown: check its name and folder in the guide; downloads belong in files/',
    });
  return notes;
}

/** Matches marks of Markdown and of other programs. A mark after a `\` is meant to be seen. */
const markup = /(?<!\\)(\*\*|__|~~|\]\(|\[\[|!\[|\{\{|\{%|:::|\||\[caption).*/;

/** Returns notes on markup that the parser has left in texts. A note quotes the markup and what follows on its line. */
const notesOnMarkup = ({ path: file, markdown, root }: Source): Finding[] =>
  nodesIn(root).flatMap(({ type, position }) => {
    if (type !== 'text' || !position) return [];
    const lines = markdown.slice(position.start.offset, position.end.offset).split('\n');
    return lines.flatMap((text, at) => {
      const [found] = markup.exec(text) ?? [];
      const message = `shows "${found?.slice(0, 40)}" as it was typed: write it as in the guide, or remove it`;
      return found ? [{ file, line: position.start.line + at, message }] : [];
    });
  });
