import { vi } from 'vitest';
import type { SiteFacts } from '#client/door.tsx';

function Site(onRender: () => void, { facts }: { facts: SiteFacts }) {
  onRender();
  return <h1>{`All of ${facts.year}`}</h1>;
}

/** A site that says the year, and counts how often it is rendered. */
export function createCountingApp() {
  const onRender = vi.fn();
  return { App: Site.bind(null, onRender), onRender };
}
