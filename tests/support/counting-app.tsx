import { vi } from 'vitest';
import type { SiteConfig } from '#client/entry/server.ts';

function Site(onRender: () => void, { config }: { config: SiteConfig }) {
  onRender();
  return <h1>{`All of ${config.year}`}</h1>;
}

/** A site that says the year, and counts how often it is rendered. */
export function createCountingApp() {
  const onRender = vi.fn();
  return { App: Site.bind(null, onRender), onRender };
}
