import { readFile } from 'node:fs/promises';
import type { Finding } from '../build-errors.ts';
import { inputs } from '../folders.ts';
import { findingsOn } from './mistakes.ts';
import type { CheckedFolder } from './read-content.ts';
import { pathOf, sourcesIn } from './sources.ts';

/** The name under which the site was delivered. */
const deliveredName = /Wedding &(amp;)? Events Designer/;

/** Returns a sentence, by file and line, for all that an owner may want to change before the site goes live. */
export async function notesOn(checked: CheckedFolder): Promise<Finding[]> {
  noteFacts(checked);
  notePages(checked);
  await noteName(checked);
  return findingsOn(checked.folder, 'notes');
}

function noteFacts({ folder, content: { site, home } }: CheckedFolder): void {
  const { file, pointOf } = folder.site;
  const note = (sentence: string, ...path: unknown[]) => file.info(sentence, pointOf(path));
  if (!site.address) note('has no address, which search engines need: write it', 'address');
  const isReachable = site.email || site.telephone;
  if (!isReachable) note('has no way to reach you, as the form sends nothing: write one', 'email');
  const sentence = 'has a form, but nobody receives what is written there: leave it out, or say so';
  if (home.form) folder.home.file.info(sentence, folder.home.pointOf(['form']));
  for (const [at, { name, address }] of site.profiles.entries()) {
    if (!address)
      note(`has no address for ${name}: write it, or remove both lines`, 'profiles', at);
  }
}

function notePages({ folder, content }: CheckedFolder): void {
  for (const { file, keys, pointOf } of [...folder.pages.values(), ...folder.services.values()]) {
    const sentence = 'has a notice: remove it once it is no longer true';
    if (keys?.notice) file.info(sentence, pointOf(['notice']));
  }
  for (const [name, { file }] of folder.services) {
    const isShown = content.services.some(({ anchor }) => anchor === name);
    if (!isShown) file.info(`is not shown: list ${name} in site.yaml`);
  }
  const unused = 'is not shown: a page or a service ends in .md, a download belongs in files/';
  for (const file of folder.otherFiles.values()) file.info(unused);
}

/** Notes where the delivered name and icons still stand, also in comments and drawings, if it is not that of the business. */
async function noteName({ folder, content }: CheckedFolder): Promise<void> {
  const { name } = content.site;
  if (deliveredName.test(name)) return;
  const files = sourcesIn(folder).map(({ file }) => file);
  for (const file of [...folder.pictureFiles.values(), ...folder.servedFiles.values()]) {
    if (pathOf(file).startsWith(inputs.public)) {
      file.info(`is not the icon of ${name}: save yours as files/${file.basename}`);
    } else if (file.extname === '.svg') {
      file.value = await readFile(pathOf(file), 'utf8');
      files.push(file);
    }
  }
  for (const file of files) {
    for (const [at, text] of String(file).split('\n').entries()) {
      if (!deliveredName.test(text)) continue;
      file.info(`still has the old name: write ${name}`, { line: at + 1, column: 1 });
    }
  }
}
