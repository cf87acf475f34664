import { useContent, useSiteConfig } from '../site-context.ts';

interface Props {
  alt: string;
  className?: string;
}

/** The business's logo, with the size of its drawing. */
export function Logo({ alt, className }: Props) {
  const { assetBase } = useSiteConfig();
  const { logo } = useContent();
  return (
    <img
      className={className}
      src={assetBase + logo.file}
      width={logo.width}
      height={logo.height}
      alt={alt}
    />
  );
}
