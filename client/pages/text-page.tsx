import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Block, Page } from '#data/content.json';
import { ContactDetails } from '../links/contact-details.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Container } from '../ui/containers.tsx';
import { ContentText } from './content-text.tsx';
import { PictureAndText } from './picture-and-text.tsx';
import { TextLine } from './text-line.tsx';

interface Props {
  page: Page;
  /** Stands after its text. */
  children?: ReactNode;
}

/**
 * A page of text: its heading and text beside its first picture. A grid of pictures, and what follows it,
 * stands below both, over the whole width.
 */
export function TextPage({ page, children }: Props) {
  const { heading, pictures, shape, date, dateInWords, notice, contact } = page;
  const { beside, below, actions } = partsOf(page.text);
  const [first, ...others] = pictures;
  return (
    <PictureAndText
      picture={first}
      shape={shape}
      heading={
        <>
          <h1 css={typography.h1}>
            <TextLine line={heading} italics="i" />
          </h1>
          {date && (
            <p css={[typography.label, typography.secondary]}>
              <time dateTime={date}>{dateInWords}</time>
            </p>
          )}
        </>
      }
      below={
        (below.length > 0 || others.length > 0) && (
          <Container styles={belowBoth}>
            <ContentText text={below} heading="h2" styles={typography.measure} />
            <PictureGrid pictures={others.map((name) => ({ name, caption: '' }))} />
          </Container>
        )
      }
    >
      <ContentText text={beside} heading="h2" styles={typography.measure} />
      {notice && <p css={typography.notice}>{notice}</p>}
      {contact && <ContactDetails hasLabels />}
      <ContentText text={actions} heading="h2" />
      {children}
    </PictureAndText>
  );
}

/** Cuts a text before its first grid of pictures, and before the links at the end of what stands beside. */
function partsOf(text: readonly Block[]) {
  const grid = text.findIndex((block) => block.type === 'pictures' && block.pictures.length > 1);
  const besideAndActions = grid === -1 ? text : text.slice(0, grid);
  const below = grid === -1 ? [] : text.slice(grid);
  const end = besideAndActions.at(-1)?.type === 'actions' ? -1 : besideAndActions.length;
  return { beside: besideAndActions.slice(0, end), actions: besideAndActions.slice(end), below };
}

const belowBoth = css({ ...stack(space[24]), marginTop: space[64] });
