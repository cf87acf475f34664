import { css, type SerializedStyles } from '@emotion/react';
import { type Block, doneTask, openTask } from '#shared/content-types.ts';
import { ContentLink } from '../links/content-link.tsx';
import { TextLine } from '../links/text-line.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { stack } from '../styles/mixins.ts';
import { softColours, space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { buttonOn } from '../ui/button.ts';
import { nameLink, textLink } from '../ui/link.tsx';
import { ContentTable } from './content-table.tsx';

interface Props {
  text: readonly Block[];
  /** The level of the text's headings: one below the heading that the text stands under. */
  heading: 'h2' | 'h3';
  /** The styles of the text's headings, if they do not look like sub-headings. */
  headingStyles?: SerializedStyles;
  /** The styles of each block but grids of pictures, which are as wide as the element around the text. */
  styles?: SerializedStyles | undefined;
}

/** A text of the owner's. Its blocks are children of the element around the text, which sets their distances. */
export function ContentText({ text, ...rest }: Props) {
  return text.map((block, index) => <TextBlock key={index} block={block} {...rest} />);
}

/** A text whose first paragraph leads into the text, with a notice after that paragraph unless `notice` is ''. */
export function TextWithNotice({ text, notice, heading }: Props & { notice: string }) {
  const opening = text[0]?.type === 'paragraph' ? typography.opening : typography.measure;
  const rest = notice ? typography.afterNotice : typography.measure;
  return (
    <>
      <ContentText text={text.slice(0, 1)} heading={heading} styles={opening} />
      {notice && <p css={typography.notice}>{notice}</p>}
      <ContentText text={text.slice(1)} heading={heading} styles={rest} />
    </>
  );
}

/** Cuts off the row of links at the end of a text, because a page may show other parts before these links. */
export function splitActions(text: readonly Block[]) {
  const end = text.at(-1)?.type === 'actions' ? -1 : text.length;
  return { body: text.slice(0, end), actions: text.slice(end) };
}

/** Whether a text fills about `lines` lines in the column beside a picture, judged by the length of its JSON. */
export function isLong(text: readonly Block[], lines = 20): boolean {
  return JSON.stringify(text).length > 75 * lines;
}

type BlockProps = Omit<Props, 'text'> & { block: Block };

function TextBlock({ block, styles, ...rest }: BlockProps) {
  const { heading, headingStyles = [typography.h3, nearText] } = rest;
  switch (block.type) {
    case 'paragraph': {
      // A task begins with a box as a character, which screen readers may leave out. They read the checkbox instead.
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
      const Tag = block.isSubheading ? below[heading] : heading;
      return (
        <Tag css={[block.isSubheading ? lowerHeading : [headingStyles, spaced], styles]}>
          <TextLine line={block.children} isHeading />
        </Tag>
      );
    }
    case 'list':
      return <List {...block} heading={heading} styles={styles} />;
    case 'quote':
      return <Quote {...block} heading={heading} styles={styles} />;
    case 'table':
      return <ContentTable {...block} styles={styles} />;
    case 'rule':
      return <hr css={[rule, styles]} />;
    case 'pictures':
      return <PictureGrid {...block} styles={block.pictures.length === 1 ? styles : undefined} />;
    case 'actions':
      return (
        <div css={[actions, styles]}>
          {block.actions.map(({ label, to }, index) => {
            // The text of a service has no buttons.
            const isButton = index === 0 && heading === 'h2';
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

type BlockOf<Type> = Extract<Block, { type: Type }> & Pick<Props, 'heading' | 'styles'>;

function List({ start, items, heading, styles }: BlockOf<'list'>) {
  const Tag = start === null ? 'ul' : 'ol';
  const look = items.every(isLink) ? names : list;
  return (
    <Tag css={[look, styles]} {...(start !== null && { start })}>
      {items.map((text, index) => (
        <li key={index}>
          <ContentText text={text} heading={heading} />
        </li>
      ))}
    </Tag>
  );
}

/** Whether an item of a list consists of links alone. */
function isLink([first, second]: readonly Block[]): boolean {
  const isLine = first?.type === 'paragraph' && !second;
  return isLine && first.children.every((part) => typeof part === 'object' && part.type === 'link');
}

function Quote({ text, author, heading, styles }: BlockOf<'quote'>) {
  return (
    <figure css={[stack(space[8]), styles]}>
      <blockquote css={quoted}>
        <ContentText text={text} heading={heading} />
      </blockquote>
      {author.length > 0 && (
        <figcaption css={[typography.small, typography.secondary]}>
          <TextLine line={author} />
        </figcaption>
      )}
    </figure>
  );
}

/** The heading level below each level. */
const below = { h2: 'h3', h3: 'h4' } as const;

const spaced = css({ '* + &': { marginTop: '0.85em' } });

/** A heading within a text is nearer to the block below the heading than to the block above. */
const nearText = css({ marginBottom: '-0.3em' });

const lowerHeading = css(typography.lead, { margin: `${space[8]} 0 -0.6em`, fontWeight: 500 });

const list = css(typography.secondary, {
  ...stack(space[8]),
  paddingLeft: '1.25em',
  'ul&': { listStyleType: 'disc' },
  textAlign: 'start',
  '& > li > * + *': { marginTop: space[8] },
  // The box of a task stands in the place of the item's mark.
  '& > li:has(> label)': {
    listStyleType: 'none',
    marginLeft: '-1.25em',
    // The checkbox lies on the character, which is easier to see than a disabled checkbox.
    input: { position: 'absolute', opacity: 0 },
  },
});

const names = css({ ...stack(space[8]), a: nameLink });

const quoted = css(typography.italic, {
  ...stack(space[8]),
  fontSize: '1.53em',
  // The words of a quote are not paler than its heading.
  p: { color: 'inherit', textWrap: 'balance' },
  // Emphasis stands upright among italics.
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
