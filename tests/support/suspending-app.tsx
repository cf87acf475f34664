import { Suspense, use } from 'react';

/** The text of the shell, and the fallback of the suspended content. */
export const shellWords = 'The shell is here.';
export const fallbackWords = 'The rest is on its way.';

interface LateProps {
  words: Promise<string>;
  onRender: () => void;
}

function Late({ words, onRender }: LateProps) {
  const text = use(words);
  onRender();
  return <p css={{ letterSpacing: '7px' }}>{text}</p>;
}

function Site(late: LateProps) {
  return (
    <main css={{ letterSpacing: '3px' }}>
      <h1>{shellWords}</h1>
      <Suspense fallback={<p>{fallbackWords}</p>}>
        <Late {...late} />
      </Suspense>
    </main>
  );
}

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
  const late = { words, onRender: onLateRender };
  return {
    App: Site.bind(null, late),
    /** The same without a Suspense boundary, so that there is no shell before the test resolves it. */
    AppWithoutShell: Late.bind(null, late),
    resolve,
    reject,
  };
}
