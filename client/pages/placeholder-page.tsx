import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { pathTo, type RouteName, routes } from '#shared/routes.ts';
import type { PlaceholderPageWords } from '#shared/words/placeholder-pages.ts';
import { sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { ButtonLink, ButtonRow } from '../ui/button.tsx';
import { PictureAndText } from './picture-and-text.tsx';

interface Props {
  route: RouteName;
  words: PlaceholderPageWords;
  /** Shown between the sentences and the buttons. */
  children?: ReactNode;
}

/** A page that is still to be written: a picture, a title, what will stand here, two ways onward. */
export function PlaceholderPage({ route, words, children }: Props) {
  const [picture] = routes[route].pictures;
  const [first, second] = words.actions;
  return (
    <PictureAndText picture={picture}>
      <h1 tabIndex={-1} css={type.h1}>
        {words.heading}
      </h1>
      <p css={type.notice}>{words.notice}</p>
      {words.sentences.map((sentence) => (
        <p key={sentence} css={[type.secondary, paragraph]}>
          {sentence}
        </p>
      ))}
      {children}
      <ButtonRow css={actionRow}>
        <ButtonLink to={pathTo(first.to)}>{first.label}</ButtonLink>
        <ButtonLink to={pathTo(second.to)} variant="quiet">
          {second.label}
        </ButtonLink>
      </ButtonRow>
    </PictureAndText>
  );
}

const paragraph = css({ maxWidth: sizes.shortMeasure });

const actionRow = css({ marginTop: space[8] });
