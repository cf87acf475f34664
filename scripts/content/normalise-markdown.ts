import { blank } from './sources.ts';
import { plainSpaces } from './yaml.ts';

/** Rewrites pasted Markdown as its author meant it. Every line keeps its number, so that mistakes name the right one. */
export const asMeant = (markdown: string) =>
  markdown
    // Comments of Obsidian and of HTML, and the ids of Obsidian's blocks, are written for nobody's eyes.
    .replace(/%%.*?%%|<!--.*?-->/gs, blank)
    .replace(/(^| )\^[\d-]*[a-z][a-z\d-]* *$/gim, '')
    // The bullet of a word processor becomes a hyphen.
    .replace(/^([ \t]*)•/gm, '$1- ')
    // Odd spaces among the marks in front of a line's words become plain ones.
    .replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, plainSpaces)
    // A line that starts with a dash, right below a quote, names who is quoted: it becomes a quote in the quote.
    .replace(/^(>.*\n)(> *)?(?=(—|–|--)[^—–\n]*$(?!\n>))/gm, '$1>> ')
    // Obsidian writes the size of a picture behind the caption.
    .replace(/(!\[[^\]\n]*)\|\d+(x\d+)?(?=\])/g, '$1')
    // An address with spaces, such as that of a file or a telephone number, has to stand between < and >.
    .replace(/(?<=\]\()([^()\n"<]|\([^()\n"<]*\))+(?=\))/g, (to) =>
      / /.test(to) ? `<${to}>` : to,
    );
