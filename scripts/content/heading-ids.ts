import GithubSlugger from 'github-slugger';
import type * as mdast from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { normaliseAddress } from '#shared/schema/addresses.ts';
import { nodesIn, titleOf } from './markdown-tree.ts';
import type { Source } from './source.ts';

/**
 * Returns the ids of the headings that a page shows, by their nodes, as GitHub makes them: `the-deposit` for `## The
 * deposit`, and `the-deposit-1` for a second one. `sources` are the files whose texts the page shows, in their order on
 * the page. `taken` are the other ids of the page, which no heading gets. A heading without letters and digits has no
 * id.
 */
export function headingIds(
  sources: readonly Source[],
  taken: readonly string[],
): Map<mdast.Nodes, string> {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.occurrences[id] = 0;
  const headings = sources.flatMap((source) =>
    nodesIn(source.root).filter((node) => node.type === 'heading' && node !== titleOf(source)),
  );
  const ids = headings.map((heading) => {
    const text = textOf(heading, { includeHtml: false });
    return [heading, slugger.slug(normaliseAddress(text))] as const;
  });
  return new Map(ids.filter(([, id]) => id));
}
