import { css, type SerializedStyles } from '@emotion/react';
import { type Block, doneTask, openTask } from '#shared/content-types.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { stack } from '../styles/mixins.ts';
import { softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { buttonOn } from '../ui/button.ts';
import { nameLink, textLink } from '../ui/link.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentTable, isWideTable } from './content-table.tsx';
import { TextLine } from './text-line.tsx';

interface Props {
  text: readonly Block[];
  /** The element of the text's headings: one level below the heading above the text. */
  headingTag: 'h2' | 'h3';
  /** The styles of the text's headings. By default they look like an `h3`. */
  headingStyles?: SerializedStyles;
  /** The styles of each block, except for wide tables and grids of several pictures, which fill the parent's width. */
  styles?: SerializedStyles | undefined;
}

/** A text of the owner's. There is no element around its blocks: the parent element sets the gaps between them. */
export function ContentText({ text, ...rest }: Props) {
  return text.map((block, index) => <TextBlock key={index} block={block} {...rest} />);
}

/**
 * A text whose first block is in larger type if it is a paragraph. Unless it is '', the notice follows the first block.
 */
export function TextWithNotice({ text, notice, headingTag }: Props & { notice: string }) {
  const opening = text[0]?.type === 'paragraph' ? typography.opening : typography.lineLength;
  const rest = notice ? typography.afterNotice : typography.lineLength;
  return (
    <>
      <ContentText text={text.slice(0, 1)} headingTag={headingTag} styles={opening} />
      {notice && <p css={typography.notice}>{notice}</p>}
      <ContentText text={text.slice(1)} headingTag={headingTag} styles={rest} />
    </>
  );
}

/** Separates the row of links at the end of a text, because a page may show other elements before these links. */
export function splitActions(text: readonly Block[]) {
  const end = text.at(-1)?.type === 'actions' ? -1 : text.length;
  return { body: text.slice(0, end), actions: text.slice(end) };
}

/** Whether a text fills more than about `lines` lines beside a picture, estimated from the length of its JSON. */
export function exceedsLines(text: readonly Block[], lines = 20): boolean {
  return JSON.stringify(text).length > 75 * lines;
}

type BlockProps = Omit<Props, 'text'> & { block: Block };

function TextBlock({ block, styles, ...rest }: BlockProps) {
  const { headingTag, headingStyles = [typography.h3, closeToText] } = rest;
  switch (block.type) {
    case 'paragraph': {
      // Screen readers may skip the box character at the start of a task, so there is also an invisible checkbox, which
      // they read.
      const [box] = block.children;
      const isTask = box === openTask || box === doneTask;
      const Tag = isTask ? 'label' : 'p';
      return (
        <Tag css={[typography.secondary, styles]}>
          {isTask && <input type="checkbox" disabled checked={box === doneTask} />}
          <TextLine line={block.children} />
        </Tag>
      );
    }
    case 'heading': {
      const Tag = block.isSubheading ? nextLevel[headingTag] : headingTag;
      return (
        <Tag
          id={block.id || undefined}
          css={[block.isSubheading ? subheading : [headingStyles, spaceAbove], belowHeader, styles]}
        >
          <TextLine line={block.children} isHeading />
        </Tag>
      );
    }
    case 'list':
      return <List {...block} headingTag={headingTag} styles={styles} />;
    case 'quote':
      return <Quote {...block} headingTag={headingTag} styles={styles} />;
    case 'table':
      return <ContentTable {...block} styles={isWideTable(block) ? undefined : styles} />;
    case 'rule':
      return <hr css={[rule, styles]} />;
    case 'pictures':
      return <PictureGrid {...block} styles={block.pictures.length === 1 ? styles : undefined} />;
    case 'actions':
      return (
        <div css={[actions, styles]}>
          {block.actions.map(({ label, to }, index) => {
            // In the text of a service, whose headings are `h3`, no link is a button.
            const isButton = index === 0 && headingTag === 'h2';
            return (
              <ContentLink key={index} to={to} css={isButton ? buttonOn.light : textLink}>
                {label}
              </ContentLink>
            );
          })}
        </div>
      );
  }
}

type BlockOf<Type> = Extract<Block, { type: Type }> & Pick<Props, 'headingTag' | 'styles'>;

function List({ start, items, headingTag, styles }: BlockOf<'list'>) {
  const Tag = start === null ? 'ul' : 'ol';
  const listStyles = items.every(hasOnlyLinks) ? linkList : list;
  return (
    <Tag css={[listStyles, styles]} {...(start !== null && { start })}>
      {items.map((text, index) => (
        <li key={index}>
          <ContentText text={text} headingTag={headingTag} />
        </li>
      ))}
    </Tag>
  );
}

/** Whether a list item consists only of links. */
function hasOnlyLinks([first, second]: readonly Block[]): boolean {
  const isParagraph = first?.type === 'paragraph' && !second;
  return (
    isParagraph && first.children.every((part) => typeof part === 'object' && part.type === 'link')
  );
}

function Quote({ text, author, headingTag, styles }: BlockOf<'quote'>) {
  return (
    <figure css={[stack(space[8]), styles]}>
      <blockquote css={quoted}>
        <ContentText text={text} headingTag={headingTag} />
      </blockquote>
      {author.length > 0 && (
        <figcaption css={[typography.small, typography.secondary]}>
          <TextLine line={author} />
        </figcaption>
      )}
    </figure>
  );
}

/** The heading level below each heading level. */
const nextLevel = { h2: 'h3', h3: 'h4' } as const;

const spaceAbove = css({ '* + &': { marginTop: '0.85em' } });

/** Keeps a heading clear of the header if its address is opened. */
const belowHeader = css({ scrollMarginTop: space[24] });

/** Moves a heading closer to the block that follows it. */
const closeToText = css({ marginBottom: '-0.3em' });

const subheading = css(typography.lead, { margin: `${space[8]} 0 -0.6em`, fontWeight: 500 });

const list = css(typography.secondary, {
  ...stack(space[8]),
  paddingLeft: '1.25em',
  'ul&': { listStyleType: 'disc' },
  textAlign: 'start',
  '& > li > * + *': { marginTop: space[8] },
  // The box of a task replaces the list marker.
  '& > li:has(> label)': {
    listStyleType: 'none',
    marginLeft: '-1.25em',
    // The checkbox is invisible, because the character is easier to see than a disabled checkbox.
    input: { position: 'absolute', opacity: 0 },
  },
});

const linkList = css({ ...stack(space[8]), a: nameLink });

const quoted = css(typography.italic, {
  ...stack(space[8]),
  fontSize: '1.53em',
  // The paragraphs of a quote are as dark as its headings.
  p: { color: 'inherit', textWrap: 'balance' },
  // Emphasis within italics is upright.
  em: { fontStyle: 'normal' },
});

const rule = css({ width: '100%', border: 0, borderTop: `1px solid ${softColours.rule}` });

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[32]}`,
  marginTop: space[8],
});
