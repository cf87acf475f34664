import { readFile } from 'node:fs/promises';
import { picturesOn } from '#client/pages/layouts.ts';
import { sentencesOn } from './mistakes.ts';
import { pictureNameOf } from './paths.ts';
import { stringsIn } from './plain-text.ts';
import type { CheckedFolder } from './read-content.ts';
import { pathOf, sourcesIn } from './sources.ts';

/** The name under which the site was delivered. */
const deliveredName = /The Wedding &(amp;)? Events Designer/;

/** Returns a sentence, by file and line, for all that an owner may want to change before the site goes live. */
export async function notesOn(checked: CheckedFolder): Promise<string[]> {
  noteFacts(checked);
  notePages(checked);
  notePictures(checked);
  await noteName(checked);
  return sentencesOn(checked.folder);
}

function noteFacts({ folder, content: { site } }: CheckedFolder): void {
  const { file, pointOf } = folder.site;
  const note = (sentence: string, ...path: unknown[]) => file.info(sentence, pointOf(path));
  if (!site.address) note('has no address, which search engines need: write it', 'address');
  const isReachable = site.email || site.telephone;
  if (!isReachable) note('has no way to reach you, as the form sends nothing: write one', 'email');
  for (const [at, { name, address }] of site.profiles.entries()) {
    if (!address)
      note(`has no address for ${name}: write it, or remove both lines`, 'profiles', at);
  }
}

function notePages({ folder, content }: CheckedFolder): void {
  const { site, home, pages, notFound, services } = content;
  for (const { file, keys, pointOf } of [...folder.pages.values(), ...folder.services.values()]) {
    const sentence = 'has a notice: remove it when there is nothing more to come';
    if (keys?.notice) file.info(sentence, pointOf(['notice']));
  }
  const texts = [...pages, notFound, ...services].map(({ text }) => text);
  const links = stringsIn([site, home, texts]).map((to) => to.replace(/#.*/, ''));
  for (const [name, { file }] of folder.pages) {
    if (!links.includes(`/${name}`)) file.info('is linked nowhere: list it in site.yaml');
  }
  for (const [name, { file }] of folder.services) {
    const isShown = services.some(({ anchor }) => anchor === name);
    if (!isShown) file.info(`is not shown: list ${name} in site.yaml`);
  }
}

function notePictures({ folder, content }: CheckedFolder): void {
  const pages = [...content.pages, content.notFound];
  const placed = pages.flatMap((page) => picturesOn(page, content));
  const shown = [...placed.map(({ name }) => name), ...pages.map(({ sharing }) => sharing)];
  for (const [path, file] of folder.pictureFiles) {
    const isShown = path.endsWith('.svg') || shown.includes(pictureNameOf(path));
    if (!isShown) file.info('is shown nowhere');
  }
}

/** Notes where the delivered name still stands, also in comments and in drawings, if it is not that of the business. */
async function noteName({ folder, content }: CheckedFolder): Promise<void> {
  const { name } = content.site;
  if (deliveredName.test(name)) return;
  const drawings = [
    folder.pictureFiles.get('wordmark.svg'),
    folder.servedFiles.get('/favicon.svg'),
  ].filter((file) => file !== undefined);
  for (const file of drawings) file.value = await readFile(pathOf(file), 'utf8');
  for (const file of [...sourcesIn(folder).map(({ file }) => file), ...drawings]) {
    for (const [at, text] of String(file).split('\n').entries()) {
      if (!deliveredName.test(text)) continue;
      file.info(`still has the old name: write ${name}`, { line: at + 1, column: 1 });
    }
  }
}
