import { Suspense, use } from 'react';

/** What a suspending app shows at once, and what it shows in place of its late words. */
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

/** A site whose second part waits until the test hands it its words, or an error. */
export function createSuspendingApp(onLateRender = () => {}) {
  let resolve: (words: string) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const words = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // React subscribes when it first renders; until then a rejection is not unhandled.
  words.catch(() => {});
  const late = { words, onRender: onLateRender };
  return {
    App: Site.bind(null, late),
    /** The same without a boundary: nothing can be shown before the words are there. */
    AppWithoutShell: Late.bind(null, late),
    resolve,
    reject,
  };
}
