import type * as mdast from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

declare module 'mdast' {
  interface Image {
    /** The nodes of the caption. */
    children: PhrasingContent[];
  }
}

/** Keeps the nodes of a picture's caption. By default the parser keeps only their plain text. */
const captions: Extension = {
  exit: {
    label() {
      const fragment = this.stack.at(-1);
      this.resume();
      this.data.inReference = true;
      const node = this.stack.at(-1);
      if (node && fragment?.type === 'fragment')
        Object.assign(node, { children: fragment.children });
    },
  },
};

/**
 * Parses GitHub Flavored Markdown, resolves references and leaves out comments. Indented lines are text, because owners
 * who indent a line do not mean code. A single `~` is text too, because it often means "about".
 */
export function parseMarkdown(text: string): mdast.Root {
  const root = fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmFromMarkdown(), captions],
  });
  const nodes = nodesIn(root);
  const used = resolveReferences(nodes);
  for (const node of nodes as mdast.Parent[])
    node.children &&= node.children.filter((child) => !isComment(child) && !used.has(child));
  return root;
}

/** Turns each reference, such as `[prices][1]`, into a link or picture. Returns the definitions in use. */
function resolveReferences(nodes: readonly mdast.Nodes[]): Set<mdast.Node | undefined> {
  const definitions = nodes.filter((node) => node.type === 'definition');
  // Of several definitions with the same identifier, the first one counts.
  const targets = new Map(definitions.toReversed().map((node) => [node.identifier, node]));
  const used = new Set<mdast.Node | undefined>();
  for (const node of nodes) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const target = targets.get(node.identifier);
    used.add(target);
    const type = node.type === 'linkReference' ? 'link' : 'image';
    Object.assign(node, { type, url: target?.url, title: target?.title });
  }
  return used;
}

/** Returns the `#` heading at the start of a file. The home page has none: its headline is in `site.yaml`. */
export function titleOf({ path, root }: { path: string; root: mdast.Root }) {
  const [first] = root.children;
  const isTitle = first?.type === 'heading' && first.depth === 1 && !path.endsWith('/index.md');
  return isTitle ? first : undefined;
}

/** Returns a node and all its descendants. */
export const nodesIn = (node: mdast.Nodes): mdast.Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/**
 * Whether a node contains nothing but HTML comments. The parser may read several comments as one node, with the text
 * after them.
 */
function isComment(node: mdast.Nodes): boolean {
  if (node.type !== 'html') return false;
  const parts = node.value.split('-->');
  return parts.pop()?.trim() === '' && parts.every((part) => part.trimStart().startsWith('<!--'));
}

/** Whether a node is a line break, in Markdown or in HTML, such as `<br>`. */
export const isLineBreak = (node: mdast.Nodes) =>
  node.type === 'break' || (node.type === 'html' && /^(<br\b[^<>]*>\s*)+$/i.test(node.value));
