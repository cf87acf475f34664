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

/** As wide in each typeface, so that the words after it stand still when its own arrives. */
const ampersand = css({ display: 'inline-block', minWidth: '0.76em', color: softColours.label });
