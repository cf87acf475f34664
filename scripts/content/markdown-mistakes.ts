import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';

/** Sentences about Markdown that cannot be shown, by the type of its node. */
const unshown: Readonly<Record<string, string>> = {
  html: 'has HTML, or a comment without an end: write Markdown instead, a link to a video or a map, and a \\ where a line breaks; end a comment with --> or %%',
  definition: 'would not show a line that starts with [words]: leave out its [ and ]',
  footnoteDefinition: 'has a note that no text refers to: remove it',
  footnoteReference: 'has a note in a note: put the words of one into the other',
  image: 'has a picture among words, in a list or in a link: put it in a paragraph of its own',
  imageReference:
    'has a picture without a file: save it in pictures/, then write ![](its-name.jpg)',
};
const otherwise = 'has code: write plain words or *italics*, without `';

export type MarkdownMistakes = ReturnType<typeof createMarkdownMistakes>;

/** Returns functions that add what is wrong with the Markdown of `file` to `mistakes`. */
export function createMarkdownMistakes(file: string, mistakes: Finding[]) {
  function report(sentence: string, node?: mdast.Node): void {
    mistakes.push({ file, line: node?.position?.start.line ?? 1, sentence });
  }

  /** Reports that a node cannot be shown. Returns an empty list, which takes the place of the node. */
  function refuse(node: mdast.Nodes): [] {
    report(unshown[node.type] ?? otherwise, node);
    return [];
  }

  /** Returns what `schema` makes of a node's address, or '' once the mistake in the address is reported. */
  function resolve(
    schema: v.GenericSchema<string, string>,
    node: mdast.Link | mdast.Image | mdast.Definition,
  ): string {
    const { success, output, issues } = v.safeParse(schema, node.url, { abortPipeEarly: true });
    if (!success) report(`has "${node.url.slice(0, 60)}": ${issues[0].message}`, node);
    if (node.title)
      report(`has "${node.title}", which nobody would see: write it between its [ and ]`, node);
    return success ? output : '';
  }

  return { report, refuse, resolve };
}
