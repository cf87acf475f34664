import logos from '#data/logos.json' with { type: 'json' };
import { useSiteConfig } from '../site-context.ts';

interface Props {
  name: keyof typeof logos;
  alt: string;
  /** Whether to load it eagerly, because it is on the first screen. */
  priority?: boolean;
  className?: string;
}

/** One of the business's logos, with the size of its drawing. */
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
