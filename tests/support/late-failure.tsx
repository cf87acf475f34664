import { Suspense, use } from 'react';
import { type AppOptions, createApp } from '#server/app.ts';

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

function Site(late: { words: Promise<string> }) {
  return (
    <main>
      <Suspense fallback={<p>Still awaited.</p>}>
        <Late {...late} />
      </Suspense>
    </main>
  );
}

/** A site for the production bundle, a part of which fails when the test says so. */
export function createFailingSite(options: Omit<AppOptions, 'App'>) {
  let fail: (error: Error) => void = () => {};
  const words = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  return { app: createApp({ ...options, App: Site.bind(null, { words }) }).listener, fail };
}
