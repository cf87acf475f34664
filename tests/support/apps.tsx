import { Suspense, use } from 'react';
import { vi } from 'vitest';
import type { SiteConfig } from '#client/entry/server.ts';

/** A site that fails to render. */
export function BrokenApp(): never {
  throw new Error('The password is swordfish.');
}

/** Creates a site that shows the year, and a mock that counts its renders. */
export function createCountingApp() {
  const onRender = vi.fn();
  function App({ config }: { config: SiteConfig }) {
    onRender();
    return <h1>{`All of ${config.year}`}</h1>;
  }
  return { App, onRender };
}

/** The text of the shell, and the fallback of the suspended content. */
export const shellWords = 'The shell is here.';
export const fallbackWords = 'The rest is on its way.';

/** Creates a site whose second part is suspended until the test resolves or rejects it. */
export function createSuspendingApp(onLateRender = () => {}) {
  let resolve: (words: string) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const words = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // Until React subscribes in its first render, a rejection would be unhandled.
  words.catch(() => {});

  /** The second part alone: there is no shell before the test resolves it. */
  function AppWithoutShell() {
    const text = use(words);
    onLateRender();
    return <p css={{ letterSpacing: '7px' }}>{text}</p>;
  }

  function App() {
    return (
      <main css={{ letterSpacing: '3px' }}>
        <h1>{shellWords}</h1>
        <Suspense fallback={<p>{fallbackWords}</p>}>
          <AppWithoutShell />
        </Suspense>
      </main>
    );
  }

  return { App, AppWithoutShell, resolve, reject };
}
