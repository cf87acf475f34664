import { css } from '@emotion/react';
import type { Inline, Line } from '#shared/content-types.ts';
import { softColours } from '../styles/tokens.ts';
import { ContentLink } from './content-link.tsx';

interface Props {
  line: Line;
  /** The element of parts in italics: emphasis, or `<i>` in headings, where italics are look alone. */
  italics?: 'em' | 'i';
}

/** A line of the owner's text with its links, bold and italic parts. */
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

/** A title with its ampersand as in the wordmark, which is for the eye alone: it is read unchanged. */
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

/** With the space after it, at which no line ends. */
const ampersand = css({ whiteSpace: 'nowrap', color: softColours.label });
