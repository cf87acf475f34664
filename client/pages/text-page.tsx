import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Block, Page } from '#shared/content-types.ts';
import { ContactDetails } from '../links/contact-details.tsx';
import { TextLine } from '../links/text-line.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { media } from '../styles/media.ts';
import { shownWhole, stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Container, Section } from '../ui/containers.tsx';
import { ContentText, isLong, splitActions } from './content-text.tsx';
import { PictureColumns } from './picture-columns.tsx';
import { inWindow, paddingBlock, shapes } from './shapes.ts';

interface Props {
  page: Page;
  /** Stands after its text. */
  children?: ReactNode;
}

/** A page of text beside its first picture, if it has one. A grid of pictures, and what follows it, stands below. */
export function TextPage({ page, children }: Props) {
  const { notice, contact } = page;
  const { beside, below, actions } = partsOf(page.text);
  const [picture, ...others] = page.pictures;
  const shape = shapes[page.shape];
  const opening = beside[0]?.type === 'paragraph' ? typography.opening : typography.measure;
  const heading = (
    <h1 css={typography.h1}>
      <TextLine line={page.heading} italics="i" />
    </h1>
  );
  const text = (
    <>
      <ContentText text={beside.slice(0, 1)} heading="h2" styles={opening} />
      {notice && <p css={typography.notice}>{notice}</p>}
      <ContentText text={beside.slice(1)} heading="h2" styles={typography.measure} />
      {contact && <ContactDetails hasLabels />}
      <ContentText text={actions} heading="h2" />
      {children}
    </>
  );
  const hasBelow = below.length > 0 || others.length > 0;
  const isTall = hasBelow || isLong(beside);
  return (
    <Section styles={[section, picture && shape.section, isTall ? tall : inWindow]}>
      {picture !== undefined ? (
        <PictureColumns
          picture={picture}
          heading={heading}
          sizes={shape.sizes}
          gap={space[24]}
          isLong={isLong(beside)}
          textStyles={shape.text}
          frameStyles={shape.frame}
          styles={[shape.columns, notice && lowWhereStacked]}
        >
          {text}
        </PictureColumns>
      ) : (
        <Container styles={[alone, !hasBelow && inMiddle, !isTall && shownWhole]}>
          <div css={css(stack('inherit'))}>{heading}</div>
          {text}
        </Container>
      )}
      {hasBelow && (
        <Container styles={belowBoth}>
          <ContentText text={below} heading="h2" styles={typography.measure} />
          <PictureGrid pictures={others.map((name) => ({ name, caption: [] }))} />
        </Container>
      )}
    </Section>
  );
}

/** Cuts a text before its first grid of pictures and its heading, and before the links at the end of what stands beside. */
function partsOf(text: readonly Block[]) {
  const grid = text.findIndex((block) => block.type === 'pictures' && block.pictures.length > 1);
  const start = text[grid - 1]?.type === 'heading' ? grid - 1 : grid;
  const end = grid === -1 ? text.length : start;
  const { body, actions } = splitActions(text.slice(0, end));
  return { beside: body, actions, below: text.slice(end) };
}

const section = css({ paddingTop: space[32], [media.beside]: { paddingBlock } });

const tall = css({ [media.beside]: { paddingBottom: space.section } });

/** Phones and tablets that are high enough show the notice and the first link without scrolling. */
const lowWhereStacked = css({
  [media.stacked]: {
    '--most-height': 'max(12.5rem, 45vw, min(66.7vw, 100svh - 36.25rem + 3.75vw))',
  },
});

const alone = css({ ...stack(space[24]), '--measure': '34rem' });

const inMiddle = css({ maxWidth: `calc(var(--measure) + 2 * ${space.gutter})` });

const belowBoth = css({ ...stack(space[24]), marginTop: space[64] });
