import { css } from '@emotion/react';
import { textPages } from '#shared/copy/text-pages.ts';
import type { TextPageName } from '#shared/routes.ts';
import { ActionRow } from '../links/action-row.tsx';
import { ContactDetails } from '../links/contact-details.tsx';
import { space } from '../styles/tokens.ts';
import { type } from '../styles/type.ts';
import { PictureAndText } from './picture-and-text.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { TextBlocks } from './text-blocks.tsx';

/** A page of text: a title, a notice until its content is written, text, buttons and pictures. */
export function TextPage({ route }: { route: TextPageName }) {
  const { heading, notice, text, pictures, actions, ...rest } = textPages[route];
  const [first, ...others] = pictures;
  return (
    <PictureAndText
      picture={first}
      isLong={text.length > 3}
      hasEmptyFrames={rest.awaitsPictures === true && others.length === 0}
      below={others.length > 0 && <PictureGrid names={others} />}
    >
      <h1 css={type.h1}>{heading}</h1>
      {notice && <p css={type.notice}>{notice}</p>}
      <TextBlocks text={text} heading="h2" styles={type.measure} />
      {rest.hasContactDetails && <ContactDetails hasLabels />}
      <ActionRow actions={actions} styles={actionRow} />
    </PictureAndText>
  );
}

const actionRow = css({ justifySelf: 'start', marginTop: space[8] });
