import { useAppProps } from '../site-context.ts';

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
