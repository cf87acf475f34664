import type { Page } from '#data/content.json';
import { ContactDetails } from '../links/contact-details.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { type } from '../styles/type.ts';
import { ContentText } from './content-text.tsx';
import { PictureAndText } from './picture-and-text.tsx';
import { TextLine } from './text-line.tsx';

/** A page of text: its heading, text, notice and actions beside its first picture, the others below. */
export function TextPage({ page }: { page: Page }) {
  const { heading, text, pictures, shape, date, dateInWords, notice, contact } = page;
  const [first, ...others] = pictures;
  const end = text.at(-1)?.type === 'actions' ? text.length - 1 : text.length;
  return (
    <PictureAndText
      picture={first}
      shape={shape}
      below={
        others.length > 0 && (
          <PictureGrid pictures={others.map((name) => ({ name, caption: '' }))} />
        )
      }
    >
      <h1 css={type.h1}>
        <TextLine line={heading} italics="i" />
      </h1>
      {date && (
        <p css={[type.label, type.secondary]}>
          <time dateTime={date}>{dateInWords}</time>
        </p>
      )}
      <ContentText text={text.slice(0, end)} heading="h2" styles={type.measure} />
      {notice && <p css={type.notice}>{notice}</p>}
      {contact && <ContactDetails hasLabels />}
      <ContentText text={text.slice(end)} heading="h2" />
    </PictureAndText>
  );
}
