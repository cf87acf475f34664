import { useAppProps } from '../site-context.ts';

/** The logo of the business. `width` and `height` give the browser the aspect ratio before the image has loaded. */
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
