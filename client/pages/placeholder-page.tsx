import { css } from '@emotion/react';
import type { PictureName } from '#shared/pictures.ts';
import { sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { ChapterFrame } from './picture-and-text.tsx';

interface Props {
  heading: string;
  /** What the specification has the page say. */
  notice: string;
  sentences: readonly string[];
  picture: PictureName;
  /** The two ways onward: the first is the one meant. */
  onward: readonly [Onward, Onward];
}

interface Onward {
  to: string;
  label: string;
}

/** A page that is still to be written, as a small chapter: a picture, a title, what will stand here. */
export function Chapter({ heading, notice, sentences, picture, onward }: Props) {
  const [first, second] = onward;
  return (
    <ChapterFrame picture={picture}>
      <h1 tabIndex={-1} css={type.h1}>
        {heading}
      </h1>
      <p css={type.notice}>{notice}</p>
      {sentences.map((sentence) => (
        <p key={sentence} css={[type.secondary, measure]}>
          {sentence}
        </p>
      ))}
      <ButtonRow css={ways}>
        <ButtonLink to={first.to}>{first.label}</ButtonLink>
        <ButtonLink to={second.to} tone="quiet">
          {second.label}
        </ButtonLink>
      </ButtonRow>
    </ChapterFrame>
  );
}

const measure = css({ maxWidth: sizes.measure, textWrap: 'balance' });

const ways = css({ marginTop: space[8] });
