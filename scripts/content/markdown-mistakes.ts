import type * as mdast from 'mdast';
import * as v from 'valibot';
import type { Finding } from '../build-errors.ts';
import type { References } from './references.ts';
import type { Source } from './source.ts';

/** A Markdown file that is being converted. */
export interface Reading {
  source: Source;
  references: References;
  /** Each mistake in the file is added to this list. */
  mistakes: Finding[];
  /** The level of the first heading below the title, such as 2 for `##`. */
  topLevel: number;
}

/** Adds a mistake in `node`. `linesBelow` is the number of lines between the start of the node and the mistake. */
export function addMistake(
  { source, mistakes }: Reading,
  message: string,
  node: mdast.Node,
  linesBelow = 0,
): void {
  const line = (node.position?.start.line ?? 1) + linesBelow;
  mistakes.push({ file: source.path, line, message });
}

export const brokenComment =
  'has a comment without an end, or a text behind it: put it between <!-- and -->, on lines of its own';

const footnote = 'has a footnote: write it in brackets where it belongs';

/** Messages about Markdown that the site cannot show, by the type of the node. */
const unsupportedNodes: Readonly<Record<string, string>> = {
  definition: 'would not show a line that starts with [text]: remove the [ and ], or the line',
  footnoteDefinition: footnote,
  footnoteReference: footnote,
  image:
    'has a picture within a line of text, in a list or in a link: put it in a paragraph of its own',
};

function reasonAgainst(node: mdast.Nodes): string {
  if (node.type !== 'html')
    return unsupportedNodes[node.type] ?? 'has code: write plain text or *italics*, without `';
  if (node.value.startsWith('<!--')) return brokenComment;
  return `has "${node.value.slice(0, 60)}", which is HTML: use Markdown instead, and a link for a video or a map`;
}

/** Reports that the site cannot show a node. Returns an empty list, which replaces the node. */
export function reportUnsupported(reading: Reading, node: mdast.Nodes): [] {
  addMistake(reading, reasonAgainst(node), node);
  return [];
}

/**
 * Returns the target of a link or the name of a picture. Reports an invalid one, and returns ''. An anchor alone leads
 * to the same page.
 */
export function readAddress(reading: Reading, node: mdast.Link | mdast.Image): string {
  const { url, title } = node;
  const { link, picture, targets } = reading.references;
  const page = targets.pathBySource.get(reading.source) ?? '';
  const written = url.startsWith('#') ? page + url : url;
  const schema = node.type === 'link' ? link : picture;
  const { success, output, issues } = v.safeParse(schema, written, { abortPipeEarly: true });
  if (!success) addMistake(reading, `has "${url.slice(0, 60)}": ${issues[0].message}`, node);
  if (title)
    addMistake(
      reading,
      `has "${title}", which nobody would see: write it between the [ and ]`,
      node,
    );
  return success ? output : '';
}
