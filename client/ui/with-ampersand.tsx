import { css } from '@emotion/react';
import { softColours } from '../styles/tokens.ts';

/** A title with its ampersand as in the wordmark, which is for the eye alone: it is read unchanged. */
export function WithAmpersand({ text }: { text: string }) {
  const [before, ...after] = text.split('&');
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <i css={ampersand}>&amp;</i>
      {after.join('&')}
    </>
  );
}

/** Its width does not depend on the typeface, so that the words after it stand still when that arrives. */
const ampersand = css({ display: 'inline-block', width: '0.75em', color: softColours.label });
