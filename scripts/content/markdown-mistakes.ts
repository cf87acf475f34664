import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';

const footnote = 'has a footnote: write it in brackets where it belongs';

/** Messages about Markdown that the site cannot show, by the type of the node. */
const unsupportedNodes: Readonly<Record<string, string>> = {
  definition: 'would not show a line that starts with [text]: remove the [ and ], or the line',
  footnoteDefinition: footnote,
  footnoteReference: footnote,
  image:
    'has a picture within a line of text, in a list or in a link: put it in a paragraph of its own',
};

export const brokenComment =
  'has a comment without an end, or a text behind it: put it between <!-- and -->, on lines of its own';

function reasonFor({ value }: mdast.Html): string {
  if (value.startsWith('<!--')) return brokenComment;
  return `has "${value.slice(0, 60)}", which is HTML: use Markdown instead, and a link for a video or a map`;
}

export type MarkdownMistakes = ReturnType<typeof createMarkdownMistakes>;

/** Returns functions that add mistakes in the Markdown of `file`, which the page `page` shows, to `mistakes`. */
export function createMarkdownMistakes(file: string, mistakes: Finding[], page = '') {
  /** `linesBelow` is the number of lines between the start of the node and the mistake. */
  function addMistake(message: string, node?: mdast.Node, linesBelow = 0): void {
    mistakes.push({ file, line: (node?.position?.start.line ?? 1) + linesBelow, message });
  }

  /** Reports that the site cannot show a node. Returns an empty list, which replaces the node. */
  function reportUnsupported(node: mdast.Nodes): [] {
    const reason = node.type === 'html' ? reasonFor(node) : unsupportedNodes[node.type];
    addMistake(reason ?? 'has code: write plain text or *italics*, without `', node);
    return [];
  }

  /**
   * Parses a node's address with `schema` and returns the result. Reports an invalid address, and returns ''. An anchor
   * alone leads to the same page.
   */
  function readAddress(
    schema: v.GenericSchema<string, string>,
    node: mdast.Link | mdast.Image,
  ): string {
    const url = node.url.startsWith('#') ? page + node.url : node.url;
    const { success, output, issues } = v.safeParse(schema, url, { abortPipeEarly: true });
    if (!success) addMistake(`has "${node.url.slice(0, 60)}": ${issues[0].message}`, node);
    if (node.title)
      addMistake(`has "${node.title}", which nobody would see: write it between the [ and ]`, node);
    return success ? output : '';
  }

  return { addMistake, reportUnsupported, readAddress };
}
