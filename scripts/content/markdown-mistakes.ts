import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';

/** Messages about Markdown that the site cannot show, by the type of the node. */
const unsupportedNodes: Readonly<Record<string, string>> = {
  html: 'has HTML, or a comment without an end: use Markdown instead of HTML, a link for a video or a map, and \\ at the end of a line to break it; end a comment with --> or %%',
  definition: 'would not show a line that starts with [text]: remove the [ and ]',
  footnoteDefinition: 'has a footnote that no text refers to: remove it',
  footnoteReference: 'has a footnote in a footnote: combine the two',
  image:
    'has a picture within a line of text, in a list or in a link: put it in a paragraph of its own',
  imageReference:
    'has a picture without a file: save it in pictures/, then write ![](its-name.jpg)',
};

export type MarkdownMistakes = ReturnType<typeof createMarkdownMistakes>;

/** Returns functions that add mistakes in the Markdown of `file` to `mistakes`. */
export function createMarkdownMistakes(file: string, mistakes: Finding[]) {
  function report(message: string, node?: mdast.Node): void {
    mistakes.push({ file, line: node?.position?.start.line ?? 1, message });
  }

  /** Reports that the site cannot show a node. Returns an empty list, which replaces the node. */
  function refuse(node: mdast.Nodes): [] {
    report(
      unsupportedNodes[node.type] ?? 'has code: write plain text or *italics*, without `',
      node,
    );
    return [];
  }

  /** Parses a node's address with `schema` and returns the result. Reports an invalid address, and returns ''. */
  function resolve(
    schema: v.GenericSchema<string, string>,
    node: mdast.Link | mdast.Image | mdast.Definition,
  ): string {
    const { success, output, issues } = v.safeParse(schema, node.url, { abortPipeEarly: true });
    if (!success) report(`has "${node.url.slice(0, 60)}": ${issues[0].message}`, node);
    if (node.title)
      report(`has "${node.title}", which nobody would see: write it between the [ and ]`, node);
    return success ? output : '';
  }

  return { report, refuse, resolve };
}
