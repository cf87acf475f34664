import { css } from '@emotion/react';
import type { Inline, Line } from '#shared/content-types.ts';
import { softColours } from '../styles/tokens.ts';
import { ContentLink } from './content-link.tsx';

interface Props {
  line: Line;
  /** In a heading, italics are only a look, `<i>`. In any other text they are emphasis, `<em>`. */
  isHeading?: boolean;
}

export function TextLine({ line, isHeading = false }: Props) {
  return line.map((part, index) => <InlinePart key={index} part={part} isHeading={isHeading} />);
}

function InlinePart({ part, isHeading }: { part: Inline; isHeading: boolean }) {
  if (typeof part === 'string') return isHeading ? <TextWithAmpersand text={part} /> : part;
  if (part.type === 'break') return <br />;
  const children = <TextLine line={part.children} isHeading={isHeading} />;
  if (part.type === 'link') return <ContentLink to={part.to}>{children}</ContentLink>;
  const tags = { strong: 'strong', delete: 'del', emphasis: isHeading ? 'i' : 'em' } as const;
  const Tag = tags[part.type];
  return <Tag>{children}</Tag>;
}

/** A title whose first ampersand looks like the one in the wordmark. */
export function TextWithAmpersand({ text }: { text: string }) {
  const [, before, ampersand, after] = /^(.*?)(&)(.*)$/.exec(text) ?? [];
  if (!ampersand) return text;
  return (
    <>
      {before}
      <i css={ampersandStyle}>{ampersand}</i>
      {after}
    </>
  );
}

const ampersandStyle = css({ color: softColours.label });
