import { css } from '@emotion/react';
import type { Inline, Line } from '#shared/content-types.ts';
import { softColours } from '../styles/tokens.ts';
import { ContentLink } from './content-link.tsx';

interface Props {
  line: Line;
  /** The element for italics: `<em>` is emphasis. In headings it is `<i>`, because italics there are only a look. */
  italics?: 'em' | 'i';
}

/** A line of the owner's text, with its links and its bold, italic and struck parts. */
export function TextLine({ line, italics = 'em' }: Props) {
  return line.map((part, index) => <InlinePart key={index} part={part} italics={italics} />);
}

function InlinePart({ part, italics }: { part: Inline; italics: 'em' | 'i' }) {
  if (typeof part === 'string') return italics === 'i' ? <WithAmpersand text={part} /> : part;
  if (part.type === 'break') return <br />;
  const children = <TextLine line={part.children} italics={italics} />;
  if (part.type === 'link') return <ContentLink to={part.to}>{children}</ContentLink>;
  const Tag = { strong: 'strong', delete: 'del', emphasis: italics }[part.type] as 'del';
  return <Tag>{children}</Tag>;
}

/** A title, whose first ampersand looks like the wordmark's. Screen readers read the title unchanged. */
export function WithAmpersand({ text }: { text: string }) {
  const [, before, sign, after] = /^(.*?)(& ?)(.*)$/.exec(text) ?? [];
  if (!sign) return text;
  return (
    <>
      {before}
      <i css={ampersand}>{sign}</i>
      {after}
    </>
  );
}

/** The element contains the space after the ampersand too, so that no line ends there. */
const ampersand = css({ whiteSpace: 'nowrap', color: softColours.label });
