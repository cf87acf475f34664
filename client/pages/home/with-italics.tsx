import { italicParts } from '#shared/copy/home.ts';

/** The text of a heading, with one part of it in italics; people and machines read it unchanged. */
export function WithItalics({ text }: { text: string }) {
  const part = italicParts.find((each) => text.includes(each));
  if (part === undefined) return text;
  const [before, ...after] = text.split(part);
  return (
    <>
      {before}
      <i>{part}</i>
      {after.join(part)}
    </>
  );
}
