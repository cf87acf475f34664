/** How many visitors may wait for a page to be rendered; each holds a connection and a few kilobytes. */
const maxWaiting = 1000;

/** There are more visitors waiting than a page can soon be rendered for. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  start: () => void;
  signal: AbortSignal;
}

/**
 * Lets renders begin one after the other, a turn of the event loop each: between two of them whatever
 * else the server is asked for is answered, however many pages are wanted.
 */
export function createRenderQueue() {
  const waiting: Waiting[] = [];
  let isRunning = false;

  function next(): void {
    let first = waiting.shift();
    while (first?.signal.aborted) first = waiting.shift();
    isRunning = first !== undefined;
    if (!first) return;
    first.start();
    setImmediate(next);
  }

  return {
    /**
     * Resolves when it is the caller's turn; never, if `signal` is aborted before that. Throws a
     * `QueueFullError` where too many wait already.
     */
    turn(signal: AbortSignal): Promise<void> {
      if (waiting.length >= maxWaiting) throw new QueueFullError('Too many visitors wait.');
      return new Promise((resolve) => {
        waiting.push({ start: resolve, signal });
        if (!isRunning) setImmediate(next);
        isRunning = true;
      });
    },
  };
}
