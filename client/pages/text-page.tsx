import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TextPageCopy } from '#shared/copy/text-pages.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { ActionRow } from '../links/action-row.tsx';
import { sizes, space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { PictureAndText } from './picture-and-text.tsx';

interface Props {
  route: RouteName;
  words: TextPageCopy;
  /** Shown between the sentences and the buttons. */
  children?: ReactNode;
}

/** A page of few words: a picture, a title, a notice until its content is written, sentences, two buttons. */
export function TextPage({ route, words, children }: Props) {
  const [picture] = routes[route].pictures;
  return (
    <PictureAndText picture={picture} hasEmptyFrames={route === 'gallery'}>
      <h1 css={type.h1}>{words.heading}</h1>
      {words.notice && <p css={type.notice}>{words.notice}</p>}
      {words.sentences.map((sentence) => (
        <p key={sentence} css={[type.secondary, paragraph]}>
          {sentence}
        </p>
      ))}
      {children}
      <ActionRow actions={words.actions} styles={actionRow} />
    </PictureAndText>
  );
}

const paragraph = css({ maxWidth: sizes.shortMeasure });

const actionRow = css({ justifySelf: 'start', marginTop: space[8] });
