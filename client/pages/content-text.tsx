import { css, type SerializedStyles } from '@emotion/react';
import type { Block } from '#data/content.json';
import { ActionRow } from '../links/action-row.tsx';
import { PictureGrid, SinglePicture } from '../pictures/picture-grid.tsx';
import { stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { TextLine } from './text-line.tsx';

interface Props {
  text: readonly Block[];
  /** The level of its headings: one below the heading that the text stands under. */
  heading: 'h2' | 'h3';
  /** Whether the first link of a row is a button. */
  hasButtons?: boolean;
  /** The styles of its headings, if they are not those of sub-headings. */
  headingStyles?: SerializedStyles;
  /** The styles of each block but grids of pictures, which have the width of what is around them. */
  styles?: SerializedStyles;
}

/** A text of the owner's. Its blocks are children of the element around it, which sets their distances. */
export function ContentText({ text, ...rest }: Props) {
  return text.map((block, index) => <TextBlock key={index} block={block} {...rest} />);
}

type BlockProps = Omit<Props, 'text'> & { block: Block };

function TextBlock({ block, hasButtons = true, styles, ...rest }: BlockProps) {
  const { heading: Heading, headingStyles = subheading } = rest;
  switch (block.type) {
    case 'paragraph':
      return (
        <p css={[typography.secondary, styles]}>
          <TextLine line={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading css={[headingStyles, styles]}>
          <TextLine line={block.children} italics="i" />
        </Heading>
      );
    case 'list':
      return <List {...block} styles={styles} />;
    case 'quote':
      return <Quote {...block} styles={styles} />;
    case 'pictures':
      return <Pictures {...block} styles={styles} />;
    case 'actions':
      return (
        <ActionRow actions={block.actions} hasButton={hasButtons} styles={[actions, styles]} />
      );
  }
}

type StyledBlock<Type> = Extract<Block, { type: Type }> & { styles: SerializedStyles | undefined };

function List({ isOrdered, items, styles }: StyledBlock<'list'>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag css={[typography.secondary, list, isOrdered && numbered, styles]}>
      {items.map((line, index) => (
        <li key={index}>
          <TextLine line={line} />
        </li>
      ))}
    </Tag>
  );
}

function Quote({ paragraphs, by, styles }: StyledBlock<'quote'>) {
  return (
    <figure css={[quote, styles]}>
      <blockquote css={quoted}>
        {paragraphs.map((line, index) => (
          <p key={index}>
            <TextLine line={line} />
          </p>
        ))}
      </blockquote>
      {by.length > 0 && (
        <figcaption css={[typography.small, typography.secondary]}>
          <TextLine line={by} />
        </figcaption>
      )}
    </figure>
  );
}

function Pictures({ pictures, styles }: StyledBlock<'pictures'>) {
  const [first, ...others] = pictures;
  if (!first) return null;
  if (others.length > 0) return <PictureGrid pictures={pictures} />;
  return <SinglePicture picture={first} styles={styles} />;
}

const subheading = css(typography.h3, { marginTop: space[16] });

const list = css({ ...stack(space[8]), paddingLeft: '1.25em', listStyleType: 'disc' });

const numbered = css({ listStyleType: 'decimal' });

const quote = css({ margin: 0, ...stack(space[8]) });

const quoted = css(typography.italic, { ...stack(space[8]), margin: 0 });

const actions = css({ marginTop: space[8] });
