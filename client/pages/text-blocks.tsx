import { css, type SerializedStyles } from '@emotion/react';
import { isDestination, pathTo } from '#shared/routes.ts';
import type { ListEntry, Text, TextBlock, TextLink } from '#shared/text-blocks.ts';
import { stack } from '../styles/layout.ts';
import { space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { Link, rowLink, textLink } from '../ui/link.tsx';
import { WholePicture } from './picture-grid.tsx';

interface Props {
  text: Text;
  /** The level of its sub-headings: one below the heading that the text stands under. */
  heading: 'h2' | 'h3';
  /** The styles of each block. */
  styles?: SerializedStyles;
}

/** A text of the owner's. Its blocks are children of the element around it, which sets their distances. */
export function TextBlocks({ text, ...rest }: Props) {
  return text.map((block) => <Block key={JSON.stringify(block)} block={block} {...rest} />);
}

function Block({ block, heading: Heading, styles }: Omit<Props, 'text'> & { block: TextBlock }) {
  if (typeof block === 'string') return <p css={[type.secondary, styles]}>{block}</p>;
  if ('heading' in block)
    return <Heading css={[type.h3, subheading, styles]}>{block.heading}</Heading>;
  if ('link' in block) return <ContentLink {...block} css={[textLink, link, styles]} />;
  if ('list' in block) {
    return (
      <ul css={[type.secondary, list, styles]}>
        <ListItems entries={block.list} />
      </ul>
    );
  }
  return (
    <figure css={[figure, styles]}>
      <WholePicture name={block.picture} sizes="min(90vw, 38rem)" />
      {block.caption && <figcaption css={caption}>{block.caption}</figcaption>}
    </figure>
  );
}

/** The items of a list, which are links if they lead somewhere. */
export function ListItems({ entries }: { entries: readonly ListEntry[] }) {
  return entries.map((entry) => (
    <li key={JSON.stringify(entry)}>
      {typeof entry === 'string' ? entry : <ContentLink {...entry} css={rowLink} />}
    </li>
  ));
}

/** A link of the owner's: to a page, to a file in `public/`, or to another site. */
function ContentLink({ link, to, className }: TextLink & { className?: string }) {
  const props = { className, children: link };
  return isDestination(to) ? (
    <Link to={pathTo(to)} {...props} />
  ) : (
    <a href={encodeURI(to)} {...props} />
  );
}

const subheading = css({ marginTop: space[16] });

const list = css({ ...stack(space[8]), paddingLeft: '1.25em', listStyleType: 'disc' });

const link = css({ justifySelf: 'start' });

const figure = css({ margin: 0 });

const caption = css(type.small, type.secondary, { marginTop: space[8] });
