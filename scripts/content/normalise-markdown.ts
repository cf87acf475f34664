import { toPlainSpaces } from './plain-spaces.ts';

/**
 * Rewrites two things that look like Markdown but that the parser reads as text. Each line keeps its number, so that
 * mistakes name the right line.
 */
export const normaliseMarkdown = (markdown: string) =>
  encloseAddresses(
    // Other kinds of spaces around a mark at the start of a line become ordinary spaces.
    markdown.replace(/^(?:[\t>\p{Zs}]|(?:[-*+]|#+|\d+[.)])(?=\p{Zs}))*/gmu, toPlainSpaces),
  );

/** A `\` with the character that it escapes, a bracket with the address after it, or the end of a paragraph. */
const tokens = /\\.|\[|\](?:\(((?:[^()\n"<]|\([^()\n"<]*\))+)\))?|\n\s*\n/g;

/** Puts each address with spaces, such as a file's name, between < and >, if it follows the text of a link. */
function encloseAddresses(markdown: string): string {
  let open = 0;
  return markdown.replace(tokens, (token: string, address = '') => {
    if (token === '[') open += 1;
    else if (token.startsWith('\n')) open = 0;
    else if (token.startsWith(']') && open > 0) {
      open -= 1;
      if (address.includes(' ')) return `](<${address}>)`;
    }
    return token;
  });
}
