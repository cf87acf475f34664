import logos from '#data/logos.json' with { type: 'json' };
import { useSiteConfig } from '../site.tsx';

interface Props {
  name: keyof typeof logos;
  alt: string;
  /** Seen at once, as in the header: fetched without waiting for the visitor to come near. */
  priority?: boolean;
  className?: string;
}

/** One of the business's logos, with the proportions of its drawing. */
export function Logo({ name, alt, priority = false, className }: Props) {
  const { assetBase } = useSiteConfig();
  const { file, width, height } = logos[name];
  return (
    <img
      className={className}
      src={assetBase + file}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
    />
  );
}
