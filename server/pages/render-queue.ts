/** The maximum number of requests that wait to be rendered; each needs a connection and a few kilobytes. */
const maxWaiting = 1000;

/** Too many requests already wait to be rendered. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  start: () => void;
  signal: AbortSignal;
}

/**
 * Starts renders one after another, each in its own turn of the event loop, so that between two renders
 * the server answers other requests, however many pages wait.
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
     * `QueueFullError` if too many wait already.
     */
    turn(signal: AbortSignal): Promise<void> {
      if (waiting.length >= maxWaiting) throw new QueueFullError('Too many requests wait.');
      return new Promise((resolve) => {
        waiting.push({ start: resolve, signal });
        if (!isRunning) setImmediate(next);
        isRunning = true;
      });
    },
  };
}
