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

const ampersand = css({ color: softColours.label });
