import { vi } from 'vitest';
import type { SiteConfig } from '#client/entry/server.ts';

function Site(onRender: () => void, { config }: { config: SiteConfig }) {
  onRender();
  return <h1>{`All of ${config.year}`}</h1>;
}

/** Creates a site that shows the year, and a mock that counts its renders. */
export function createCountingApp() {
  const onRender = vi.fn();
  return { App: Site.bind(null, onRender), onRender };
}
