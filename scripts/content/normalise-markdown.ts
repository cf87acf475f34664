import { toPlainSpaces } from './yaml.ts';

/**
 * Rewrites the two things that the parser does not read as they look. Everything else is read as CommonMark
 * and GitHub say. Each line keeps its number, so that mistakes name the right line.
 */
export const normaliseMarkdown = (markdown: string) =>
  markdown
    // Other kinds of spaces around a mark at the start of a line become ordinary spaces.
    .replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, toPlainSpaces)
    // An address with spaces, such as a file's name, is put between < and >.
    .replace(/(?<=\]\()(?:[^()\n"<]|\([^()\n"<]*\))+(?=\))/g, (to) =>
      / /.test(to) ? `<${to}>` : to,
    );
