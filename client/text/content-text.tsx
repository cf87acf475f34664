import { css, type SerializedStyles } from '@emotion/react';
import type { Block } from '#shared/content-types.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { stack } from '../styles/mixins.ts';
import { softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { buttonOn } from '../ui/button.ts';
import { textLink } from '../ui/link.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentTable, isWideTable } from './content-table.tsx';
import { TextLine } from './text-line.tsx';

interface Props {
  text: readonly Block[];
  /** One level below the heading above the text. */
  headingTag: 'h2' | 'h3';
  /** By default headings look like an `h3`. */
  headingStyles?: SerializedStyles;
  /** Wide tables and grids of several pictures do not get these styles, because they fill the parent's width. */
  styles?: SerializedStyles | undefined;
}

/** The blocks have no common element: the parent element sets the gaps between them. */
export function ContentText({ text, ...rest }: Props) {
  return text.map((block, index) => <TextBlock key={index} block={block} {...rest} />);
}

type NoticeProps = Pick<Props, 'text' | 'headingTag'> & { notice: string };

/** A first paragraph is in larger type. A notice, if there is one, follows the first block. */
export function TextWithNotice({ text, notice, headingTag }: NoticeProps) {
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

/** Splits off the row of links that ends a text, because a page may show other elements before that row. */
export function splitActions(text: readonly Block[]) {
  const end = text.at(-1)?.type === 'actions' ? -1 : text.length;
  return { body: text.slice(0, end), actions: text.slice(end) };
}

type BlockProps = Omit<Props, 'text'> & { block: Block };

function TextBlock({ block, headingTag, headingStyles = textHeading, styles }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p css={[typography.secondary, styles]}>
          <TextLine line={block.children} />
        </p>
      );
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
  return (
    <Tag css={[list, styles]} {...(start !== null && { start })}>
      {items.map((text, index) => (
        <li key={index}>
          <ContentText text={text} headingTag={headingTag} />
        </li>
      ))}
    </Tag>
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

const nextLevel = { h2: 'h3', h3: 'h4' } as const;

const spaceAbove = css({ '* + &': { marginTop: '0.85em' } });

/** Keeps a heading clear of the header if its address is opened. */
const belowHeader = css({ scrollMarginTop: space[24] });

const textHeading = css(typography.h3, { marginBottom: '-0.3em' });

const subheading = css(typography.lead, { margin: `${space[8]} 0 -0.6em`, fontWeight: 500 });

const list = css(typography.secondary, {
  ...stack(space[8]),
  paddingLeft: '1.25em',
  'ul&': { listStyleType: 'disc' },
  textAlign: 'start',
  '& > li > * + *': { marginTop: space[8] },
});

const quoted = css(typography.italic, {
  ...stack(space[8]),
  fontSize: '1.53em',
  p: { color: 'inherit', textWrap: 'balance' },
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
