import marks from '#data/marks.json' with { type: 'json' };
import { useSite } from './site-context.tsx';

interface Props {
  name: keyof typeof marks;
  alt: string;
  /** A wider drawing of the same mark for where the media condition holds. */
  alternative?: { name: keyof typeof marks; media: string };
  /** Seen at once, as in the header: fetched without waiting for the visitor to come near. */
  isFirst?: boolean;
  className?: string;
}

/** One of the business's drawn marks, with the proportions of its drawing. */
export function Mark({ name, alt, alternative, isFirst = false, className }: Props) {
  const { assetBase } = useSite();
  const { file, width, height } = marks[name];
  const image = (
    <img
      className={className}
      src={assetBase + file}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
  if (!alternative) return image;
  const other = marks[alternative.name];
  return (
    <picture>
      <source
        media={alternative.media}
        srcSet={assetBase + other.file}
        width={other.width}
        height={other.height}
      />
      {image}
    </picture>
  );
}
