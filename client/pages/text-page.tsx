import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Block, Page } from '#shared/content-types.ts';
import { ContactDetails } from '../links/contact-details.tsx';
import { ownGrid } from '../pictures/grids.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { media } from '../styles/media.ts';
import { shownWhenWhole, stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { isWideTable } from '../text/content-table.tsx';
import { ContentText, splitActions, TextWithNotice } from '../text/content-text.tsx';
import { TextLine } from '../text/text-line.tsx';
import { Container, Section } from '../ui/containers.tsx';
import { PictureColumns } from './picture-columns.tsx';
import { centredInWindow, paddingBlock, shapes } from './shapes.ts';

interface Props {
  page: Page;
  children?: ReactNode;
}

/**
 * A page whose text is beside the page's first picture, if there is one. The first grid of pictures or wide table and
 * everything after it are below text and picture.
 */
export function TextPage({ page, children }: Props) {
  const { notice, contact } = page;
  const { beside, below, actions } = partsOf(page.text);
  const closingLinks = <ContentText text={actions} headingTag="h2" />;
  const [picture] = page.pictures;
  const shape = shapes[page.shape];
  const heading = (
    <h1 css={typography.h1}>
      <TextLine line={page.heading} isHeading />
    </h1>
  );
  const hasBelow = below.length > 0 || page.pictures.length > 1;
  const text = (
    <>
      <TextWithNotice text={beside} notice={notice} headingTag="h2" />
      {contact && <ContactDetails hasLabels />}
      {!hasBelow && closingLinks}
      {children}
    </>
  );
  return (
    <Section
      styles={[
        section,
        picture ? shape.section : withoutPicture,
        hasBelow ? endsBelow : centredInWindow,
      ]}
    >
      {picture ? (
        <PictureColumns
          picture={picture}
          heading={heading}
          shape={shape}
          priority
          gap={space[24]}
          styles={notice && lowPicture}
        >
          {text}
        </PictureColumns>
      ) : (
        <Container styles={[css(stack(space[24])), !hasBelow && [centredColumn, shownWhenWhole]]}>
          {heading}
          {text}
        </Container>
      )}
      {hasBelow && (
        <Container styles={belowColumns}>
          <ContentText text={below} headingTag="h2" styles={typography.lineLength} />
          <PictureGrid pictures={ownGrid(page)} />
          {closingLinks}
        </Container>
      )}
    </Section>
  );
}

/** `below` starts with the first block that needs the width of the page, or with the heading right above that block. */
function partsOf(text: readonly Block[]) {
  const { body, actions } = splitActions(text);
  const wide = body.findIndex((block) => isWideTable(block) || isGrid(block));
  const start = body[wide - 1]?.type === 'heading' ? wide - 1 : wide;
  const end = wide === -1 ? body.length : start;
  return { beside: body.slice(0, end), below: body.slice(end), actions };
}

const isGrid = (block: Block) => block.type === 'pictures' && block.pictures.length > 1;

const section = css({ paddingTop: space[32], [media.beside]: { paddingBlock } });

const endsBelow = css({ [media.beside]: { paddingBottom: space.section } });

/**
 * Sets a property that limits the height of the picture above the text, so that most phones and tablets show the notice
 * and the first link without scrolling. 36.25rem is the height of everything else down to the end of that link.
 */
const lowPicture = css({
  [media.stacked]: {
    '--stacked-height': 'max(12.5rem, 45vw, min(66.7vw, 100svh - 36.25rem + 3.75vw))',
  },
});

const withoutPicture = css({ '--line-length': '34rem' });

const centredColumn = css({ maxWidth: `calc(var(--line-length) + 2 * ${space.gutter})` });

const belowColumns = css({ ...stack(space[24]), '--above-grid': '2.5rem', marginTop: space[64] });
