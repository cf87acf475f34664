import { useAppProps } from '../site-context.ts';

/** The business's logo. The `width` and `height` of the image are those of the drawing. */
export function Logo({ className }: { className?: string }) {
  const { content, config } = useAppProps();
  const { logo, site } = content;
  return (
    <img
      className={className}
      src={config.assetBase + logo.file}
      width={logo.width}
      height={logo.height}
      alt={site.name}
    />
  );
}
