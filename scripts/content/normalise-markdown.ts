import { onlyLineBreaks } from './sources.ts';
import { toPlainSpaces } from './yaml.ts';

/**
 * Turns text that was pasted from other programs into the Markdown that its author meant. Each line keeps its number,
 * so that mistakes name the right line.
 */
export const normaliseMarkdown = (markdown: string) =>
  markdown
    // Comments of Obsidian and HTML, and the ids of Obsidian's blocks, are removed, because they are not to be shown.
    .replace(/%%.*?%%|<!--.*?-->/gs, onlyLineBreaks)
    .replace(/(^| )\^[\d-]*[a-z][a-z\d-]* *$/gim, '')
    // The bullet character of word processors becomes a hyphen.
    .replace(/^([ \t]*)•/gm, '$1- ')
    // Other space characters between the Markdown marks at the start of a line become ordinary spaces.
    .replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, toPlainSpaces)
    // A line that starts with a dash, directly below a quote, names the author. It becomes a quote within the quote.
    .replace(/^(>.*\n)(> *)?(?=(—|–|--)[^—–\n]*$(?!\n>))/gm, '$1>> ')
    // Obsidian writes a picture's size after its caption. The size is removed.
    .replace(/(!\[[^\]\n]*)\|\d+(x\d+)?(?=\])/g, '$1')
    // Markdown requires < and > around an address with spaces, such as a file name or a telephone number.
    .replace(/(?<=\]\()([^()\n"<]|\([^()\n"<]*\))+(?=\))/g, (to) =>
      / /.test(to) ? `<${to}>` : to,
    );
